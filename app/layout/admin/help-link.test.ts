import { describe, expect, it } from "vitest";
import { helpGroups } from "~/features/help/answers.server";
import { HELP_BY_SCREEN, helpPathFor } from "./help-link";

const slugs = helpGroups().flatMap(({ answers }) => answers.map(({ slug }) => slug));

describe("the way to the help", () => {
  it("leads to answers that exist", () => {
    for (const slug of Object.values(HELP_BY_SCREEN)) expect(slugs).toContain(slug);
  });

  it.each([
    ["/admin", "/admin/aide#premiers-pas"],
    ["/admin/actualites/create", "/admin/aide#publier-une-actualite"],
    ["/admin/actualites/edit/3f1c9f0e", "/admin/aide#brouillon-programme-publie"],
    ["/admin/coaches/edit/3f1c9f0e", "/admin/aide#ajouter-un-entraineur"],
    ["/admin/information", "/admin/aide#mot-de-passe-oublie"],
    ["/admin/information-importante", "/admin/aide#information-importante"],
    ["/admin/maintenance/sauvegardes", "/admin/aide#sauvegarder-le-site"],
    ["/admin/maintenance/nettoyage", "/admin/aide#nettoyer-le-stockage"],
    ["/admin/maintenance/journal", "/admin/aide#qui-a-modifie"],
    ["/admin/maintenance/corbeille", "/admin/aide#annuler-une-suppression"],
    ["/admin/horaires/nouvelle", "/admin/aide#changer-un-horaire"],
    ["/admin/nulle-part", "/admin/aide#premiers-pas"],
    ["/admin/__proto__", "/admin/aide#premiers-pas"],
    ["/admin/aide", null],
  ])("from %s", (screen, help) => {
    expect(helpPathFor(screen)).toBe(help);
  });
});
