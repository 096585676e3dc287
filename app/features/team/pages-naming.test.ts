import { describe, expect, it } from "vitest";
import { writtenPages } from "~/club/sections/written-pages";
import { DEMO_SITE } from "~tests/support/demo-club";
import { pagesNaming } from "./pages-naming";

const WRITTEN = writtenPages(DEMO_SITE);
const paths = (name: string) => pagesNaming(name, WRITTEN).map(({ path }) => path);

describe("the pages that name somebody", () => {
  it("are those that volunteers write, too", () => {
    const trail = { path: "/sections/trail", label: "Trail" };
    const written = [
      { ...trail, content: { questions: [{ answer: "Demandez à josiane LACOSTE." }] } },
      { path: "/sections/sprint", label: "Sprint", content: ["Josiane et Lacoste"] },
    ];
    expect(pagesNaming("Josiane Lacoste", written)).toEqual([trail]);
  });

  it("are told by the names that volunteers know them by", () => {
    expect(pagesNaming("Sylvie Noailles", writtenPages(DEMO_SITE))).toEqual([
      { path: "/inscription/aide", label: "Aide à l’inscription" },
      { path: "/inscription/running-competition", label: "Inscription\u00a0: Running compétition" },
      { path: "/inscription/sport-sante", label: "Inscription\u00a0: Sport santé" },
      { path: "/inscription/formulaires/fonds-du-club", label: "Demande au fonds du club" },
    ]);
  });

  it("are none for somebody whom the club names by a reference", () => {
    expect(paths("Bernard Tauzin")).toEqual([]);
  });

  it.each(["ines bernadet", "INÈS  BERNADET", "Ine\u0300s\u00a0Bernadet", " Inès-Bernadet "])(
    "are found without accents, capitals or the same spaces: %s",
    (name) => {
      const run = { path: "/evenements/run-2k", label: "Run 2K" };
      const written = [{ ...run, content: { text: "Demandez-les à Inès Bernadet." } }];
      expect(pagesNaming(name, written)).toEqual([run]);
    },
  );

  it.each(["", "Luc", "Yann M", "Nobody Here", "Ann Moreau", ".*", "ne Lacoste"])(
    "are none for %j",
    (name) => expect(paths(name)).toEqual([]),
  );
});
