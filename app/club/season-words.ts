import { euros } from "~/lib/euros";
import { dayOf, monthName } from "~/lib/french-dates";
import type { SectionSlug } from "~club/sections";
import type { Fee, Season } from "./site";

const ORDINALS = ["", "", "deuxième", "troisième", "quatrième", "cinquième"];
const NUMBERS = ["", "une", "deux", "trois", "quatre"];

/** The fees of a section, in the order of the season. */
export function feesOf({ fees }: Season, section: SectionSlug): Fee[] {
  return fees.filter((fee) => fee.section === section);
}

/** The licence of the year of a section, which is cheaper later in the season; null when there is none. */
export function licenceOf(season: Season, section: SectionSlug): Fee | null {
  const fees = feesOf(season, section);
  return fees.find(({ reduced }) => reduced !== null) ?? fees[0] ?? null;
}

/** A fee of a section for less than the year; null when there is none. */
export function programmeOf(season: Season, section: SectionSlug): Fee | null {
  const licence = licenceOf(season, section);
  return feesOf(season, section).find((fee) => fee !== licence) ?? null;
}

/** `mars`: the month from which the reduced price holds; null when there is none. */
export function reducedMonth({ reducedFrom }: Season): string | null {
  return reducedFrom === null ? null : monthName(reducedFrom.slice(0, "YYYY-MM".length));
}

/** `deux séances offertes`; null when none is. */
export function trialWords({ trialSessions }: Season): string | null {
  if (!trialSessions) return null;
  const count = NUMBERS[trialSessions] ?? String(trialSessions);
  return trialSessions === 1 ? "une séance offerte" : `${count} séances offertes`;
}

/** `deux`: how many sessions one may try, in a sentence. */
export function trialCount({ trialSessions }: Season): string {
  return NUMBERS[trialSessions ?? 0] ?? String(trialSessions);
}

/** `15 € de moins à partir du deuxième membre d’une même famille`; null without such a discount. */
export function familyWords({ familyAmount, familyFrom }: Season, family: string): string | null {
  if (!familyAmount) return null;
  const from = ORDINALS[familyFrom ?? 2] ?? `${familyFrom}e`;
  return `${euros(familyAmount)} de moins à partir du ${from} membre ${family}`;
}

/** What every price comes with: one sentence each. */
export function priceNotes(season: Season): string[] {
  const { notes, secondSection, paymentMeans } = season;
  const family = familyWords(season, "d’une même famille");
  const means = new Intl.ListFormat("fr").format(paymentMeans);
  return [
    family && `${family}.`,
    ...notes,
    secondSection !== null &&
      `Une seconde section\u00a0: ${euros(secondSection)} de plus pour l’année, quelle qu’elle soit.`,
    means && `${means.charAt(0).toUpperCase()}${means.slice(1)} acceptés.`,
  ].flatMap((sentence) => sentence || []);
}

export type Deadline = { day: string; label: string; text: string };

/** The dates of a season that the club has set, in order. */
export function deadlinesOf(season: Season): Deadline[] {
  const month = reducedMonth(season);
  const all = [
    { day: season.renewalOpens, label: "Renouvellement", text: season.renewalNote },
    { day: season.registrationOpens, label: "Ouverture à tous", text: season.registrationNote },
    { day: season.placesKeptUntil, label: "Fin des places gardées", text: season.placesNote },
    { day: season.reducedFrom, label: `Tarif ${ofMonth(month ?? "")}`, text: season.reducedNote },
    { day: season.registrationCloses, label: "Clôture", text: season.closingNote },
  ];
  return all.flatMap(({ day, ...words }) => (day === null ? [] : { day, ...words }));
}

/** `de mars`, `d’avril` */
export function ofMonth(month: string): string {
  return /^[aeiouéh]/.test(month) ? `d’${month}` : `de ${month}`;
}

/** Who may come when, in one sentence; empty when the club does not say. */
export function registrationSummary({ registrationOpens, registrationCloses }: Season): string {
  if (registrationOpens === null) return "";
  const until =
    registrationCloses === null
      ? ""
      : `, et possibles toute l’année jusqu’au ${dayOf(registrationCloses)}`;
  return `Inscriptions ouvertes à tous depuis le ${dayOf(registrationOpens)}${until}.`;
}

/** Words for a season behind another: `Les tarifs 2026-2027`. */
export function withSeason(words: string, { label }: Season): string {
  return label === "" ? words : `${words} ${label}`;
}
