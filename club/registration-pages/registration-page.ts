import type { FormSlug } from "../forms/form";
import type { AidKey, HealthRuleKey, Step } from "../registration";
import type { SectionPage } from "../section-pages/section-page";

export type RegistrationPage = {
  slug: "running-competition" | "sport-sante";
  title: string;
  lead: string;
  art: SectionPage["art"];
  facts: SectionPage["facts"];
  intro: SectionPage["intro"];
  levels: SectionPage["levels"];
  sessionsNote: string;
  coachesTitle: string;
  coaches: SectionPage["coaches"];
  stepsTitle: string;
  steps: readonly Step[];
  documents: readonly string[];
  health: readonly HealthRuleKey[];
  aids: readonly AidKey[];
  forms: readonly FormSlug[];
  faq: SectionPage["faq"];
  eventsTitle: string;
};
