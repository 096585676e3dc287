import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConflictView } from "./conflict";
import { mergingByFields, type Versions } from "./merging";

type Values = { name: string; role: string; url?: string | undefined; note: string; isOn: boolean };

const MERGING = mergingByFields<Values>([
  { id: "name", label: "Nom", names: ["name"], show: ({ name }) => name },
  { id: "role", label: "Rôle", names: ["role", "note"], show: ({ role, note }) => role + note },
  { id: "url", label: "Lien", names: ["url"], show: ({ url }) => url },
  {
    id: "on",
    label: "Montré",
    names: ["isOn"],
    show: ({ isOn }) => (isOn ? "Oui" : "Non"),
  },
]);
const BASE: Values = { name: "Jo", role: "coach", note: "", url: "", isOn: true };
const THEIRS = { ...BASE, name: "Jojo", note: " (retraité)", url: undefined };

function versions(mine: Partial<Values>, theirs: Partial<Values> = THEIRS): Versions<Values> {
  return { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } };
}

describe("two versions of a form", () => {
  it("are merged: what only one changed is taken, what both changed is asked", () => {
    expect(MERGING.merge(versions({ url: "/a" }), () => "mine")).toEqual({
      values: { ...THEIRS, url: "/a" },
      asked: [],
    });
    const both = versions({ name: "Joël" });
    const asked = [{ place: "name", about: "value" }];
    expect(MERGING.merge(both, () => "mine")).toEqual({
      values: { ...THEIRS, name: "Joël" },
      asked,
    });
    expect(MERGING.merge(both, () => "theirs")).toEqual({ values: THEIRS, asked });
  });

  it("are told apart in words", () => {
    expect(MERGING.describe(BASE, THEIRS, "2026-03-12")).toBe(
      "«\u00a0Nom\u00a0» et «\u00a0Rôle\u00a0»",
    );
  });

  it("are shown side by side where both changed them, mine chosen", () => {
    const html = renderToStaticMarkup(
      <ConflictView
        title="Deux versions de cette fiche"
        merging={MERGING}
        versions={versions({ name: "Joël", role: "arbitre" })}
        current={{ updatedAt: "2026-03-11T20:14:00.000Z", updatedByName: "Josiane Lacoste" }}
        today="2026-03-12"
        onResolve={() => undefined}
      />,
    );
    expect(html).toContain("Josiane Lacoste a enregistré une autre version hier à 21h14");
    const sides = html.match(/<label.*?<\/label>/g) ?? [];
    expect(sides).toHaveLength(4);
    expect(sides[0]).toMatch(/checked.*Ma version.*Joël/);
    expect(sides[3]).toMatch(/La version enregistrée par Josiane Lacoste.*coach \(retraité\)/);
  });
});
