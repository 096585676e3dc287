import { readSectionKey } from "~/club/sections/sections";
import { trialPath } from "~/club/trial-paths";

/** A session that one may try: `École d’athlétisme, 6 à 11 ans`, and the next moments at which it takes place. */
export type TrialSession = {
  title: string;
  moments: readonly TrialMoment[];
};

/** A choice, as the form sends it, and in words: `mer. 2 déc., 17h00 – 18h30, Stade`. */
export type TrialMoment = { value: string; label: string };

/** A trial that somebody asks for. */
export type Trial = {
  section: { key: string; name: string };
  sessions: readonly TrialSession[];
};

/** The names of its fields in the form. */
export const TRIAL_FIELDS = {
  section: "trialSection",
  when: "trialWhen",
  age: "trialAge",
} as const;

/** Instead of a session and a day: the club proposes one. */
export const WITH_THE_CLUB = "club";

/** Reads `?essai=`: the key of a section, or the word for any; null for a page that asks for no trial. */
export function readTrialQuery(params: URLSearchParams): string | null {
  return readSectionKey(params.get("essai"));
}

/** The address of the contact page, with the trial that it asks for. */
export function contactPath(section: string | null): string {
  return section === null ? "/contacts" : trialPath(section);
}
