import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConflictView, conflictFields, mergeVersions, type RecordField } from "./conflict";

type Values = { name: string; role: string; url?: string | undefined; note: string };

const FIELDS: RecordField<Values>[] = [
  { id: "name", label: "Nom", names: ["name"], show: ({ name }) => name },
  { id: "role", label: "Rôle", names: ["role", "note"], show: ({ role, note }) => role + note },
  { id: "url", label: "Lien", names: ["url"], show: ({ url }) => url },
];
const BASE: Values = { name: "Jo", role: "coach", note: "", url: "" };

describe("two versions of one record", () => {
  const versions = {
    base: BASE,
    mine: { ...BASE, name: "Joël" },
    theirs: { ...BASE, name: "Jojo", note: " (retraité)", url: undefined },
  };

  it("differ where they read differently, and start from theirs where I changed nothing", () => {
    const fields = conflictFields(FIELDS, versions).map(({ id, preferred }) => [id, preferred]);
    expect(fields).toEqual([
      ["name", "mine"],
      ["role", "theirs"],
    ]);
  });

  it("are merged field by field, or as a whole", () => {
    const merged = mergeVersions(FIELDS, versions, ({ preferred }) => preferred);
    expect(merged).toMatchObject({ name: "Joël", role: "coach", note: " (retraité)" });
    expect(mergeVersions(FIELDS, versions, () => "theirs")).toEqual(versions.theirs);
    expect(mergeVersions(FIELDS, versions, () => "mine")).toMatchObject({ name: "Joël", note: "" });
  });

  it("are shown side by side, with what to start from chosen", () => {
    const html = renderToStaticMarkup(
      <ConflictView
        title="Deux versions de cette fiche"
        fields={FIELDS}
        versions={versions}
        current={{ updatedAt: "2026-03-11T20:14:00.000Z", updatedByName: "Josiane Lacoste" }}
        today="2026-03-12"
        onResolve={() => undefined}
      />,
    );
    expect(html).toContain("Josiane Lacoste a enregistré une autre version hier à 21h14");
    const sides = html.match(/<label.*?<\/label>/g) ?? [];
    expect(sides).toHaveLength(4);
    expect(sides[0]).toMatch(/checked.*Ma version.*Joël/);
    expect(sides[3]).toMatch(
      /checked.*La version enregistrée par Josiane Lacoste.*coach \(retraité\)/,
    );
  });
});
