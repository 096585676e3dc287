import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { plainText } from "~/lib/plain-text";
import { searchWords } from "~/lib/word-match";
import { helpGroups } from "./answers.server";
import { filterGroups, findAnswers } from "./find-answers";

const groups = helpGroups();
const answers = groups.flatMap((group) => group.answers);
const found = (query: string) => findAnswers(groups, searchWords(query), 5);

describe("the answers", () => {
  it("have an address each, that no subject has either", () => {
    const anchors = [...groups.map(({ id }) => id), ...answers.map(({ slug }) => slug)];
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("are what volunteers ask, short enough to be read", () => {
    expect(answers.length).toBeGreaterThanOrEqual(18);
    for (const { question, html, tip } of answers) {
      expect(question.endsWith("\u00a0?"), question).toBe(true);
      const words = plainText(`${html} ${tip ?? ""}`);
      expect(words.split(" ").length, question).toBeLessThan(120);
      expect(words, question).not.toMatch(/[*[\]<>]/);
    }
  });

  it("are the files of their folder, each with its drawing, and no drawing is left over", async () => {
    const slugs = answers.map(({ slug }) => `${slug}.md`);
    const files = await readdir("content/help");
    expect(files.filter((file) => file.endsWith(".md"))).toEqual(slugs.toSorted());
    const drawn = answers.map(({ drawing }) => drawing.replace(/^.*\/|\?.*$/g, ""));
    expect((await readdir("content/help/drawings")).toSorted()).toEqual([...new Set(drawn)].sort());
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
    ["horaires", "changer-un-horaire"],
    ["tarif", "changer-un-tarif"],
    ["numéro de téléphone", "changer-un-telephone"],
  ])("%s", (query, slug) => {
    expect(found(query).map((answer) => answer.slug)).toContain(slug);
  });

  it("says nothing to what no answer speaks of", () => {
    expect(found("xylophone")).toEqual([]);
    expect(filterGroups(groups, searchWords("xylophone"))).toEqual([]);
  });

  it("keeps the order of the page when it filters, and shows all without a word", () => {
    expect(filterGroups(groups, [])).toBe(groups);
    const shown = filterGroups(groups, searchWords("photo")).flatMap((group) => group.answers);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(answers.filter((answer) => shown.includes(answer)));
  });
});
