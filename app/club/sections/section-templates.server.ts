import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import athletisme from "~content/templates/sections/athletisme.json";
import babyAthle from "~content/templates/sections/baby-athle.json";
import marcheNordique from "~content/templates/sections/marche-nordique.json";
import runningAdulte from "~content/templates/sections/running-adulte.json";
import runningCompetition from "~content/templates/sections/running-competition.json";
import sportAdapte from "~content/templates/sections/sport-adapte.json";
import sportSante from "~content/templates/sections/sport-sante.json";
import trail from "~content/templates/sections/trail.json";
import triathlon from "~content/templates/sections/triathlon.json";
import { section } from "../kinds/section";
import { freeLane, type SectionValues, type StoredSection } from "./stored-sections.server";

type TemplateWords = Partial<Omit<SectionValues, "facts" | "levels" | "steps" | "questions">> & {
  name: string;
  audience: string;
  facts: readonly { label: string; value: string }[];
  levels: readonly { name: string; text: string }[];
  steps: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
};

/** Words that a new section may begin with, by the name that its form has in its address. */
const TEMPLATES = {
  athletisme,
  "running-adulte": runningAdulte,
  "running-competition": runningCompetition,
  trail,
  "marche-nordique": marcheNordique,
  "sport-sante": sportSante,
  "sport-adapte": sportAdapte,
  "baby-athle": babyAthle,
  triathlon,
} as Readonly<Record<string, TemplateWords>>;

/** A template to choose; `word` stands in the address of the form that it fills. */
export type SectionTemplate = { word: string; name: string; audience: string };

/** The templates of sections that the club has not. */
export function listTemplates(sections: readonly StoredSection[]): SectionTemplate[] {
  const keys = sections.map(({ key }) => key);
  const names = sections.map(({ values }) => values.name);
  return Object.entries(TEMPLATES)
    .filter(([word, { name }]) => !keys.includes(word) && !names.includes(name))
    .map(([word, { name, audience }]) => ({ word, name, audience }));
}

/** The values that a new section begins with, in the first free lane; empty ones for a word that is no template. */
export function beginSection(word: string, sections: readonly StoredSection[]): SectionValues {
  const empty = emptyValues(section);
  const lane = freeLane(sections) ?? empty.lane;
  const template = Object.hasOwn(TEMPLATES, word) ? TEMPLATES[word] : undefined;
  if (!template) return { ...empty, lane };
  const { facts, levels, steps, questions, ...words } = template;
  return {
    ...empty,
    ...words,
    lane,
    facts: facts.map(withId),
    levels: levels.map(withId),
    steps: steps.map(withId),
    questions: questions.map(withId),
  };
}

function withId<T extends object>(item: T): T & { id: string } {
  return { id: newId(), ...item };
}
