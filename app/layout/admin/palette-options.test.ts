import { describe, expect, it } from "vitest";
import { searchWords } from "~/lib/word-match";
import { entriesFor } from "./palette-entries";
import { paletteGroups } from "./palette-options";
import type { ContentSearch } from "./use-content-search";

const labels = (query: string) =>
  entriesFor("administrator", searchWords(query)).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
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
      entriesFor(role, []).flatMap(({ entries }) => entries.map(({ to }) => to));
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
  const item = (label: string) => ({ id: label, label, detail: "", to: "/admin/x" });
  const groups: ContentSearch["groups"] = [
    { heading: "Photos", icon: "image", items: [item("Cross"), item("Relais")] },
  ];
  const offered = (state: "searching" | "found") =>
    paletteGroups("editor", "relais", { state, groups })
      .filter(({ heading }) => heading === "Photos")
      .flatMap(({ options }) => options.map(({ label }) => label));

  it("is shown as it was found", () => {
    expect(offered("found")).toEqual(["Cross", "Relais"]);
  });

  it("found for what was typed before stays only as far as it still answers", () => {
    expect(offered("searching")).toEqual(["Relais"]);
  });
});
