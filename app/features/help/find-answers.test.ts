import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { plainText } from "~/lib/plain-text";
import { searchWords } from "~/lib/word-match";
import { helpGroups } from "./answers.server";
import { findAnswers, groupsFor } from "./find-answers";

const groups = helpGroups();
const answers = groups.flatMap((group) => group.answers);
const found = (query: string) => findAnswers(groups, searchWords(query), 5);

describe("the answers", () => {
  it("have an address each, that no subject has either", () => {
    const found = groupsFor(groups, ["photo"]);
    const subjects = [...groups, ...found].map(({ id }) => id);
    const anchors = [...subjects, ...answers.map(({ slug }) => slug)];
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

  it.each([
    ["photo floue", "photo-floue"],
    ["supprimer un article", "supprimer-quelque-chose"],
    ["nouveau président", "nouveau-president"],
    ["ajouter une page", "changer-une-page"],
    ["annuler un entraînement", "seance-annulee"],
    ["séance annulée", "seance-annulee"],
    ["dupliquer", "dupliquer-ou-repeter"],
    ["événement tous les mois", "dupliquer-ou-repeter"],
    ["mot de passe oublié", "mot-de-passe-oublie"],
    ["changer la date", "changer-une-date"],
    ["photo trop grande", "photo-trop-lourde"],
    ["image de travers", "photo-de-travers"],
    ["revenir en arrière", "retrouver-une-version"],
    ["publier demain", "brouillon-programme-publie"],
    ["mettre en premier", "ordre-de-l-accueil"],
    ["qui a modifié", "qui-a-modifie"],
    ["commande payée", "preparer-une-commande"],
    ["supprimer un partenaire", "ajouter-un-partenaire"],
    ["message d’un inconnu", "bloquer-un-expediteur"],
  ])("answers «%s» at the first or second place", (query, slug) => {
    expect(found(query).slice(0, 2)).toContainEqual(expect.objectContaining({ slug }));
  });

  it("folds plurals, feminines and pasts, and takes what is not typed to its end", () => {
    for (const query of ["PHOTOS FLOUES", "annulees séances", "payé commandes", "flou phot"]) {
      expect(found(query)[0]?.slug, query).toMatch(
        /^(?:photo-floue|seance-annulee|preparer-une-commande)$/,
      );
    }
  });

  it("puts answers with more of the words first, and leaves none out for a word that it lacks", () => {
    const slugs = found("mot de passe xylophone").map(({ slug }) => slug);
    expect(slugs[0]).toBe("mot-de-passe-oublie");
    expect(slugs.length).toBeGreaterThan(1);
  });

  it("says nothing to what no answer speaks of", () => {
    expect(found("xylophone")).toEqual([]);
    expect(groupsFor(groups, searchWords("xylophone"))).toEqual([]);
  });

  it("shows the best of a search in one list, and all by subject without a word", () => {
    expect(groupsFor(groups, [])).toBe(groups);
    const [list, ...others] = groupsFor(groups, searchWords("photo floue"));
    expect(others).toEqual([]);
    expect(list?.answers[0]?.slug).toBe("photo-floue");
    expect(list?.answers.length).toBeLessThanOrEqual(10);
  });
});
