import { describe, expect, it } from "vitest";
import { searchWords } from "~/lib/word-match";
import { filterGroups, findAnswers } from "./find-answers";
import { HELP_GROUPS } from "./help-answers";

const answers = HELP_GROUPS.flatMap((group) => group.answers);

describe("the answers", () => {
  it("have an address each, that no subject has either", () => {
    const anchors = [...HELP_GROUPS.map(({ id }) => id), ...answers.map(({ slug }) => slug)];
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("are what volunteers ask, short enough to be read", () => {
    expect(answers.length).toBeGreaterThanOrEqual(18);
    for (const { question, text, steps = [], tip = "" } of answers) {
      expect(question.endsWith("\u00a0?"), question).toBe(true);
      const words = [...text, ...steps, tip].join(" ");
      expect(words.split(" ").length, question).toBeLessThan(120);
      expect(words.split("[").length, question).toBe(words.split("]").length);
    }
  });
});

describe("finding an answer", () => {
  it.each([
    ["j’ai oublié mon mot de passe", "mot-de-passe-oublie"],
    ["MOT DE PASSE", "mot-de-passe-oublie"],
    ["photo trop lourde", "photo-trop-lourde"],
    ["droit a l'image", "droit-a-l-image"],
    ["corbeille", "annuler-une-suppression"],
    ["texte alternatif", "decrire-une-image"],
    ["bandeau", "information-importante"],
    ["telephone perdu", "telephone-perdu"],
    ["inviter quelqu’un", "inviter-une-personne"],
    ["ctrl k", "rechercher"],
    ["spam", "bloquer-un-expediteur"],
    ["répondre à un message", "repondre-a-un-message"],
    ["bug", "ecrire-au-support"],
    ["sauvegarde", "sauvegarder-le-site"],
    ["restaurer le site", "sauvegarder-le-site"],
    ["nettoyage du stockage", "nettoyer-le-stockage"],
    ["tester les e-mails", "message-d-essai"],
    ["combien de visiteurs", "combien-de-visites"],
    ["statistiques", "combien-de-visites"],
    ["site lent", "le-site-est-il-rapide"],
    ["remplacer entraîneur", "ajouter-un-entraineur"],
    ["horaires", "horaires-tarifs-telephones"],
    ["tarif", "horaires-tarifs-telephones"],
    ["numéro de téléphone", "horaires-tarifs-telephones"],
  ])("%s", (query, slug) => {
    expect(findAnswers(searchWords(query), 5).map((answer) => answer.slug)).toContain(slug);
  });

  it("says nothing to what no answer speaks of", () => {
    expect(findAnswers(searchWords("xylophone"), 5)).toEqual([]);
    expect(filterGroups(searchWords("xylophone"))).toEqual([]);
  });

  it("keeps the order of the page when it filters, and shows all without a word", () => {
    expect(filterGroups([])).toBe(HELP_GROUPS);
    const shown = filterGroups(searchWords("photo")).flatMap((group) => group.answers);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(answers.filter((answer) => shown.includes(answer)));
  });
});
