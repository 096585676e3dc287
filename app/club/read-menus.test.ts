import { describe, expect, test } from "vitest";
import { newUuid } from "~/lib/uuid";
import { emptyParts } from "~/records/kind";
import { checkValues } from "~tests/support/checked-values";
import { DEMO_SECTIONS, DEMO_SITE } from "~tests/support/demo-club";
import { type MenusValues, menus } from "./kinds/menus";
import { toMenus } from "./read-menus.server";
import { entriesOf } from "./sections/sections";

const NONE: MenusValues = {
  ...emptyParts(menus.fields),
  callLabel: "Écrire",
  callPage: "contacts",
};

type Entry = MenusValues["main"][number];

function entry(values: Partial<Entry>): Entry {
  const blank = {
    id: newUuid(),
    label: "Le club",
    page: null,
    href: "",
    links: [],
    footQuestion: "",
    footLabel: "",
    footPage: null,
  };
  return { ...blank, shows: "group", ...values };
}

const link = (values: object) => ({
  id: newUuid(),
  page: null,
  label: "",
  href: "",
  summary: "",
  icon: "" as const,
  ...values,
});

describe("menus", () => {
  test("fill the sections by themselves, in the order of the lanes", () => {
    const main = entriesOf(DEMO_SITE.menus, DEMO_SECTIONS);
    const sections = main.find(({ label }) => label === "Sections");
    const links = sections && "links" in sections ? sections.links : [];
    expect(links.map(({ lane }) => lane)).toEqual([1, 2, 3, 4, 5, 6, undefined]);
    expect(links.at(-1)).toEqual({
      label: "Horaires",
      path: "/horaires",
      summary: "Toutes les séances de la semaine",
      icon: "clock",
    });
  });

  test("take the name of the page where they give it none, and the address of another site", () => {
    const other = "https://resultats.example";
    const main = [
      entry({ links: [link({ page: "stadium" }), link({ href: other, label: "Temps" })] }),
    ];
    expect(toMenus({ ...NONE, main }, DEMO_SITE).main).toEqual([
      {
        label: "Le club",
        links: [
          { label: "Le stade", path: "/club/le-stade" },
          { label: "Temps", path: other },
        ],
      },
    ]);
  });

  test("lead to how one joins a section, while it has such a page", () => {
    const main = [entry({ page: "registration:sport-sante", label: "", shows: "page" })];
    const { registrationPages } = DEMO_SITE;
    const moved = registrationPages.map((page) => ({ ...page, path: "/inscription/sante" }));
    expect(toMenus({ ...NONE, main }, { ...DEMO_SITE, registrationPages: moved }).main).toEqual([
      { label: "Sport santé", path: "/inscription/sante" },
    ]);
    expect(toMenus({ ...NONE, main }, { ...DEMO_SITE, registrationPages: [] }).main).toEqual([]);
  });

  test("leave out a page that is gone, and a group that has no other", () => {
    const main = [
      entry({ links: [link({ page: "section:tennis" })] }),
      entry({ page: "gone", shows: "page" }),
    ];
    expect(toMenus({ ...NONE, main }, DEMO_SITE).main).toEqual([]);
  });
});

describe("what is wrong with menus", () => {
  const errorsOf = (values: Partial<MenusValues>) => {
    const all = { ...NONE, ...values };
    const checked = checkValues(menus, all);
    if (checked && "errors" in checked) return checked.errors;
    return menus.check?.(all, { intent: "publish", now: new Date(), others: [] });
  };

  test("is an entry or a link that leads nowhere, and a group without links", () => {
    const empty = entry({});
    const nowhere = entry({ shows: "page" });
    const lost = link({});
    const group = entry({ links: [lost] });
    const wanted = ["Choisissez une page, ou collez l’adresse d’un autre site."];
    expect(errorsOf({ main: [empty, nowhere, group], callPage: null })).toEqual({
      [`main.${empty.id}.links`]: [expect.stringMatching(/^Ajoutez au moins un lien/)],
      [`main.${nowhere.id}.page`]: wanted,
      [`main.${group.id}.links.${lost.id}.page`]: wanted,
      callPage: ["Choisissez la page que le bouton ouvre."],
    });
  });

  test("is an address that runs a script, and more than fits", () => {
    const hostile = entry({ shows: "page", href: "javascript:alert(1)" });
    expect(errorsOf({ main: [hostile] })).toEqual({
      [`main.${hostile.id}.href`]: [expect.stringMatching(/^Cette adresse n’est pas complète/)],
    });
    const full = entry({ links: Array.from({ length: 10 }, () => link({ page: "news" })) });
    const eight = Array.from({ length: 8 }, () => ({ ...full, id: newUuid() }));
    expect(errorsOf({ main: eight })).toEqual({});
    expect(errorsOf({ main: [...eight, entry({})] })).toMatchObject({
      main: ["8 entrées au plus\u00a0: le menu tient sur une ligne."],
    });
  });
});
