import type { Season, Section } from "~/club/site";
import type { PrintableForm } from "./form";
import { healthStatement, parentalConsent } from "./minors-forms";
import { clubFund, instalments } from "./payment-forms";
import { prescription } from "./prescription-form";
import { registrationForm } from "./registration-form";

/** The printable forms, in the order in which the help page lists them. */
export function printableForms(
  season: Season,
  sections: readonly Section[],
): readonly PrintableForm[] {
  return [
    registrationForm(season, sections),
    parentalConsent(season),
    healthStatement,
    prescription,
    instalments,
    clubFund,
  ];
}
