import { describe, expect, it } from "vitest";
import { searchWords } from "~/lib/word-match";
import { contentsFor, entriesFor } from "./search-entries";

const labels = (query: string) =>
  entriesFor("administrator", searchWords(query)).flatMap(({ results }) =>
    results.map(({ label }) => label),
  );

describe("screens and actions", () => {
  it.each([
    ["photos", "Galerie photos"],
    ["mot de passe", "Mon profil"],
    ["entraineur", "Ajouter un entraîneur"],
    ["bannière", "Information importante"],
    ["sponsor", "Ajouter un partenaire"],
    ["AGENDA", "Annoncer un événement"],
    ["invitation", "Inviter une personne"],
    ["aide mode", "Mode d’emploi"],
  ])("«%s» leads to %s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it.each([
    ["galerie", "Galerie photos"],
    ["entraineurs", "Entraîneurs"],
    ["ajouter photos", "Ajouter des photos"],
  ])("«%s» names %s first", (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it("are all offered before anything is typed, the rédacteur’s without the administrators’", () => {
    const paths = (role: "editor" | "administrator") =>
      entriesFor(role, []).flatMap(({ results }) => results.map(({ to }) => to));
    expect(paths("administrator")).toContain("/admin/comptes");
    expect(paths("editor")).toContain("/admin/actualites");
    for (const kept of ["/admin/comptes", "/admin/maintenance", "/admin/maintenance/journal"]) {
      expect(paths("editor")).not.toContain(kept);
    }
    expect(labels("comptes")).toContain("Comptes");
    expect(entriesFor("editor", searchWords("comptes utilisateurs"))).toEqual([]);
  });
});

describe("content", () => {
  const found = (label: string) => ({ label, icon: "image" as const, to: "/admin/x" });
  const groups = [{ heading: "Photos", results: [found("Cross"), found("Relais")] }];

  it("is shown as it was found", () => {
    expect(contentsFor({ state: "found", groups }, ["relais"])).toEqual(groups);
  });

  it("found for what was typed before stays only as far as it still answers", () => {
    const earlier = { state: "searching", groups };
    expect(contentsFor(earlier, ["relais"])).toEqual([
      { heading: "Photos", results: [found("Relais")] },
    ]);
    expect(contentsFor(earlier, ["stage"])).toEqual([]);
  });
});
