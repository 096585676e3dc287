import type { PrintableForm } from "./form";
import { healthStatement, parentalConsent } from "./minors-forms";
import { clubFund, instalments } from "./payment-forms";
import { prescription } from "./prescription-form";
import { registrationForm } from "./registration-form";

/** The printable forms, in the order in which the help page lists them. */
export const FORMS: readonly PrintableForm[] = [
  registrationForm,
  parentalConsent,
  healthStatement,
  prescription,
  instalments,
  clubFund,
];
