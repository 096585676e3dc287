import { findSection } from "~/club/sections/sections";
import { agesWords } from "~/club/session-words";
import type { Session, Site } from "~/club/site";
import type { FieldErrors } from "~/lib/field-errors";
import { clockTime, shortDate } from "~/lib/french-dates";
import { isForAge, readAge } from "../sections/timetable/timetable-query";
import { TRIAL_FIELDS, WITH_THE_CLUB } from "./trial";
import { findTrialSession } from "./trial-sessions.server";

/** A trial as a form sends it, however wrong. */
export type SentTrial = { section: string; when: string; age: string };

/** The subject of the message that asks for a trial, or the errors of its fields. */
export type ReadTrial = { subject: string } | { errors: FieldErrors };

const SECTION_GONE = "Cette section n’est plus proposée\u00a0: choisissez-en une autre.";
const NO_DAY = "Choisissez une séance, ou «\u00a0Choisir avec le club\u00a0».";
const DAY_GONE =
  "Cette séance n’a plus lieu ce jour-là à cette heure\u00a0: choisissez-en une autre.";
const NO_AGE = "Indiquez l’âge de la personne qui vient essayer, de 1 à 120\u00a0ans.";

/** Checks a trial anew, against the sessions as they are by now. `today` is a day of Paris. */
export function readTrial(site: Site, sent: SentTrial, today: string): ReadTrial {
  const section = findSection(site.sections, sent.section);
  if (!section?.lane) return { errors: { [TRIAL_FIELDS.when]: [SECTION_GONE] } };
  const age = readAge(sent.age.replace(/ans?\s*$/i, "").trim());
  const isOpen = sent.when === WITH_THE_CLUB;
  const { when } = sent;
  const found = findTrialSession(site, { section: section.key, moment: when, today });
  const session = found?.session;
  const errors: FieldErrors = {};
  if (!isOpen && !session) errors[TRIAL_FIELDS.when] = [sent.when === "" ? NO_DAY : DAY_GONE];
  if (age === null) errors[TRIAL_FIELDS.age] = [NO_AGE];
  else if (session && !isForAge(session.ages, age)) errors[TRIAL_FIELDS.age] = [wrongAge(session)];
  if (Object.keys(errors).length > 0) return { errors };
  const moment = found ? momentWords(found, today) : "jour à choisir";
  const words = ["Essai", nameOf(section.name, session), moment, `${age}\u00a0ans`];
  return { subject: words.join(", ") };
}

function wrongAge({ ages }: Session): string {
  return `Cette séance est pour un autre âge (${agesWords(ages)})\u00a0: choisissez-en une autre, ou «\u00a0Choisir avec le club\u00a0».`;
}

/** `École d’athlétisme`; `Marche nordique, Sortie longue` where the group does not tell its section. */
function nameOf(section: string, session: Session | undefined): string {
  if (!session) return section;
  const tells = session.group.toLocaleLowerCase("fr").includes(section.toLocaleLowerCase("fr"));
  return tells ? session.group : `${section}, ${session.group}`;
}

/** `mer. 2 déc. 17h00` */
function momentWords({ session, day }: { session: Session; day: string }, today: string): string {
  return `${shortDate(day, today)} ${clockTime(session.start)}`;
}
