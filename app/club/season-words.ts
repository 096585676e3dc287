import { capitalized } from "~/lib/capitalized";
import { dayOf, ofMonth } from "~/lib/dates-in-text";
import { euros } from "~/lib/euros";
import { monthName } from "~/lib/french-dates";
import type { Fee, Season } from "./site";

const ORDINALS = ["", "", "deuxième", "troisième", "quatrième", "cinquième"];
const NUMBERS = ["", "une", "deux", "trois", "quatre"];

/** The fees of a section, in the order of the season. */
export function feesOf({ fees }: Season, section: string): Fee[] {
  return fees.filter((fee) => fee.section === section);
}

/** When prices go down, as sentences have it. */
export type ReducedWords = {
  /** `mars`, `le 15 mars`: after «dès». */
  since: string;
  /** `de mars`, `d’avril`, `du 15 mars`: after «à partir». */
  from: string;
};

/** Null where no price of the season goes down. */
export function reducedWords({ reducedFrom, fees }: Season): ReducedWords | null {
  if (reducedFrom === null || !fees.some(({ reduced }) => reduced !== null)) return null;
  const month = monthName(reducedFrom.slice(0, "YYYY-MM".length));
  if (reducedFrom.endsWith("-01")) {
    return { since: month, from: ofMonth(reducedFrom) };
  }
  const day = `${Number(reducedFrom.slice(-2))} ${month}`;
  return { since: `le ${day}`, from: `du ${day}` };
}

/** `deux séances offertes`; null when none is. */
export function trialWords({ trialSessions }: Season): string | null {
  if (!trialSessions) return null;
  const count = NUMBERS[trialSessions] ?? String(trialSessions);
  return trialSessions === 1 ? "une séance offerte" : `${count} séances offertes`;
}

/** `deuxième`: from which member of a family on the price is lower. */
export function familyOrdinal({ familyFrom }: Season): string {
  return ORDINALS[familyFrom ?? 2] ?? `${familyFrom}e`;
}

/** `15 € de moins à partir du deuxième membre d’une même famille`; null without such a discount. */
export function familyWords(season: Season, family: string): string | null {
  if (!season.familyAmount) return null;
  return `${euros(season.familyAmount)} de moins à partir du ${familyOrdinal(season)} membre ${family}`;
}

/** The conditions of every price, one sentence each. */
export function priceNotes(season: Season): string[] {
  const { notes, secondSection, paymentMeans } = season;
  const family = familyWords(season, "d’une même famille");
  return [
    family && `${family}.`,
    ...notes,
    secondSection !== null &&
      `Une seconde section\u00a0: ${euros(secondSection)} de plus pour l’année, quelle qu’elle soit.`,
    meansWords(paymentMeans),
  ].flatMap((sentence) => sentence || []);
}

/** `Chèque, virement et espèces acceptés.`; one alone is only named. */
function meansWords(means: readonly string[]): string {
  const list = new Intl.ListFormat("fr").format(means);
  if (means.length < 2) return list && `Moyen de paiement\u00a0: ${list}.`;
  return `${capitalized(list)} acceptés.`;
}

export type Deadline = { day: string; label: string; text: string };

/** The dates of a season that the club has set, in order. */
export function deadlinesOf(season: Season): Deadline[] {
  const { reducedFrom } = season;
  const all = [
    { day: season.renewalOpens, label: "Renouvellement", text: season.renewalNote },
    { day: season.registrationOpens, label: "Ouverture à tous", text: season.registrationNote },
    { day: season.placesKeptUntil, label: "Fin des places gardées", text: season.placesNote },
    {
      day: reducedFrom,
      label: reducedFrom === null ? "" : `Tarif ${ofMonth(reducedFrom)}`,
      text: season.reducedNote,
    },
    { day: season.registrationCloses, label: "Clôture", text: season.closingNote },
  ];
  return all.flatMap(({ day, ...words }) => (day === null ? [] : { day, ...words }));
}

/**
 * The dates of registration in one sentence, on a day of Paris; empty when the club gives none, or when
 * registration has closed.
 */
export function registrationSummary(
  { registrationOpens, registrationCloses }: Season,
  today: string,
): string {
  if (registrationOpens === null) return "";
  if (registrationCloses !== null && today > registrationCloses) return "";
  const opening = dayOf(registrationOpens);
  if (today < registrationOpens) return `Les inscriptions ouvrent à tous le ${opening}.`;
  const until =
    registrationCloses === null
      ? ""
      : `, et possibles toute l’année jusqu’au ${dayOf(registrationCloses)}`;
  return `Inscriptions ouvertes à tous depuis le ${opening}${until}.`;
}

/** Words for a season behind another: `Les tarifs 2026-2027`. */
export function withSeason(words: string, { label }: Season): string {
  return label === "" ? words : `${words} ${label}`;
}
