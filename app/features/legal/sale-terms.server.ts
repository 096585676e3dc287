import type { SaleTerms } from "~/lib/sale-law";
import { mailerOf } from "~/platform/mail/mailer.server";
import { sha256 } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import former from "~content/demo/club/former-sale-terms.txt?raw";
import { legalHtml } from "./legal-html";
import { type SaleTermsSite, type ShopWays, saleTermsPage } from "./sale-terms";

type Settings = Services["environment"];

/** The payments and the mails of a site with these settings, as its terms of sale tell them. */
export function shopWays(environment: Settings): ShopWays {
  return { helloasso: environment.helloassoUrl !== null, mail: mailerOf(environment) !== null };
}

/** The terms of sale of a site as its facts make them, whatever the day. */
export function saleTerms(site: SaleTermsSite, environment: Settings): SaleTerms {
  return hashed(legalHtml(saleTermsPage(site, shopWays(environment)).sections));
}

/** The day from which the terms of the version before `sale_terms` were in force. */
export const FORMER_TERMS_DAY = "2026-11-23";

/** The terms of sale of the version before `sale_terms`, in which the facts of the club were code. */
export function formerSaleTerms(environment: Settings): SaleTerms {
  const { helloasso, mail } = shopWays(environment);
  const holds: Readonly<Record<string, boolean>> = { helloasso, mail, "no mail": !mail };
  const lines = former.trimEnd().split("\n").map(readLine);
  const kept = lines.filter(({ conditions }) => conditions.every((name) => holds[name]));
  return hashed(kept.map(({ html }) => html).join(""));
}

/** `[helloasso, mail] <p>…`: a line that holds under these conditions; most hold under all. */
function readLine(line: string): { conditions: string[]; html: string } {
  const [, names, html] = /^\[([a-z, ]+)\] (.*)$/.exec(line) ?? [];
  return { conditions: names?.split(", ") ?? [], html: html ?? line };
}

function hashed(content: string): SaleTerms {
  return { hash: sha256(content).slice(0, 32), content };
}
