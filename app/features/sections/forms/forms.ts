import type { Site } from "~/club/site";
import { type FormSheet, type PrintableForm, seasonWords } from "./form";
import { healthStatement, parentalConsent } from "./minors-forms";
import { clubFund, instalments } from "./payment-forms";
import { prescription } from "./prescription-form";
import { registrationForm } from "./registration-form";

type FormsSite = Pick<Site, "season" | "sections" | "forms">;

/** The lines of the sheets that the site brings, for the season that one may join. */
function formSheets({ season: { joining }, sections }: FormsSite): readonly FormSheet[] {
  return [
    registrationForm(joining, sections),
    parentalConsent,
    healthStatement,
    prescription,
    instalments,
    clubFund,
  ];
}

/** The sheets that are for a season: its name begins their introductions. */
const OF_SEASON: readonly string[] = ["fiche-inscription", "autorisation-parentale"];

/** The printable forms, in the order of the club. */
export function printableForms(site: FormsSite): readonly PrintableForm[] {
  const sheets = formSheets(site);
  return site.forms.flatMap((words) => {
    const sheet = sheets.find(({ slug }) => slug === words.slug);
    if (!sheet) return [];
    const season = OF_SEASON.includes(words.slug) ? seasonWords(site.season.joining) : "";
    return [{ ...sheet, ...words, introduction: `${season}${words.introduction}`.trim() }];
  });
}
