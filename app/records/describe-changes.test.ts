import { expect, it } from "vitest";
import { group, list } from "./composed-fields";
import { describeChanges } from "./describe-changes";
import { line, oneOf } from "./fields";

const FIELDS = {
  name: line("Nom", { subject: "Le nom", changed: { noun: "nom" } }),
  season: line("Saison", { subject: "La saison", changed: { noun: "saison", isFeminine: true } }),
  phone: line("Téléphone", { subject: "Le téléphone" }),
  state: oneOf("État", {
    choices: [
      { value: "open", label: "Ouvert", chosen: "ouvert de nouveau" },
      { value: "closed", label: "Fermé" },
    ],
    wrong: "Choisissez un état.",
  }),
  place: group("Lieu", {
    added: "lieu ajouté",
    removed: "lieu retiré",
    fields: { street: line("Rue", { subject: "La rue", changed: { phrase: "rue changée" } }) },
  }),
  stages: list("Étapes", {
    noun: "étape",
    isFeminine: true,
    moved: "étapes déplacées",
    reworded: "étapes modifiées",
    most: 9,
    tooMany: "Trop.",
    wrongId: "Fausse.",
    fields: { text: line("Texte", { subject: "Le texte" }) },
  }),
};

const stage = (id: string, text = "") => ({ id, text });
const BEFORE = {
  name: "",
  season: "",
  phone: "",
  state: "open",
  place: { street: "" },
  stages: [stage("a"), stage("b"), stage("c")],
};

it.each([
  ["", {}],
  ["nom modifié", { name: "x" }],
  ["saison modifiée", { season: "x" }],
  ["nom et saison modifiés", { name: "x", season: "x" }],
  ["«\u00a0Téléphone\u00a0» modifié", { phone: "x" }],
  ["nom modifié, «\u00a0Téléphone\u00a0» modifié", { name: "x", phone: "x" }],
  ["État\u00a0: Ouvert → Fermé", { state: "closed" }],
  ["lieu retiré", { place: null }],
  ["rue changée", { place: { street: "x" } }],
  ["1 étape ajoutée", { stages: [...BEFORE.stages, stage("d")] }],
  ["2 étapes retirées", { stages: [stage("b")] }],
  ["étapes déplacées", { stages: [stage("b"), stage("a"), stage("c")] }],
  ["étapes modifiées", { stages: [stage("a", "x"), stage("b"), stage("c")] }],
  ["1 étape ajoutée, 1 étape retirée", { stages: [stage("a"), stage("b"), stage("d")] }],
])("says «%s»", (sentence, change) => {
  expect(describeChanges(FIELDS, BEFORE, { ...BEFORE, ...change })).toBe(sentence);
});

it("says what came, and what was chosen", () => {
  const before = { ...BEFORE, place: null, state: "closed" };
  expect(describeChanges(FIELDS, before, BEFORE)).toBe("ouvert de nouveau, lieu ajouté");
});
