import type { PagePicture, SectionWords } from "~/club/sections/section-page";
import type { FormSlug } from "../forms/form";
import type { AidKey, HealthRuleKey, Step } from "../registration";

export type RegistrationPage = {
  slug: "running-competition" | "sport-sante";
  title: string;
  lead: string;
  art: PagePicture;
  facts: SectionWords["facts"];
  intro: SectionWords["intro"];
  levels: SectionWords["levels"];
  sessionsNote: string;
  coachesTitle: string;
  coaches: readonly { name: string; role: string; text: string }[];
  stepsTitle: string;
  steps: readonly Step[];
  documents: readonly string[];
  health: readonly HealthRuleKey[];
  aids: readonly AidKey[];
  forms: readonly FormSlug[];
  faq: SectionWords["questions"];
  eventsTitle: string;
};
