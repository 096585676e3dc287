import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import { DEMO_SITE } from "../support/demo-club";
import { openSmtpStandIn } from "../support/mail-stand-ins";
import { readShownTerms } from "../support/shown-terms";
import { type AttackedSite, attackSite } from "./attacked-site";

const ADVERTISEMENT = "evil.example";
const MAILBOX = /^voisin(\+\d+)?@exemple\.fr$/;

const SELECT_VARIANT = `
  select variant.id, coalesce(variant.price_cents, product.price_cents) + product.personalisation_price_cents as price
  from product_variants as variant join products as product on product.id = variant.product_id
  where product.personalisation_price_cents is not null and product.deleted_at is null
  order by variant.stock desc`;

/** Nine orders, then nine messages, each from another address and to another spelling of one mailbox. */
const smtp = await openSmtpStandIn();
try {
  await attackSite(
    async (site) => {
      const orders = await nineTimes((number) => order(site, number));
      const messages = await nineTimes((number) => write(site, number));
      const arrived = smtp.received.filter(({ to }) => to.some((address) => MAILBOX.test(address)));
      const advertising = arrived.filter(({ mail }) =>
        `${mail.subject} ${mail.text}`.includes(ADVERTISEMENT),
      );
      return {
        "orders answered": JSON.stringify(orders),
        "messages answered": JSON.stringify(messages),
        "mails to the mailbox": arrived.length,
        "of these with the advertisement": advertising.length,
      };
    },
    { SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example", TRUST_PROXY: "1" },
  );
} finally {
  await smtp.close();
}

async function nineTimes(
  ask: (number: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let number = 1; number <= 9; number += 1) {
    const { status } = await ask(number);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function order(site: AttackedSite, number: number): Promise<Response> {
  const { variantId, price } = personalisedVariant(site);
  return await post(site, "/boutique/commande/envoyer", number, {
    name: `Visitez ${ADVERTISEMENT}/casino`,
    phone: "06 12 34 56 78",
    pickup: upcomingSlots(new Date(), DEMO_SITE.shop.pickup)[0]?.value ?? "",
    terms: "on",
    lines: JSON.stringify([{ variantId, quantity: 1, personalisation: ADVERTISEMENT }]),
    agreedTotalCents: String(price),
    termsHash: await readShownTerms(site.url),
  });
}

async function write(site: AttackedSite, number: number): Promise<Response> {
  return await post(site, "/contacts/envoyer", number, {
    name: `Visitez ${ADVERTISEMENT}/casino`,
    title: "Bonjour",
    message: `Essai ${number}`,
  });
}

async function post(
  site: AttackedSite,
  path: string,
  number: number,
  fields: Record<string, string>,
): Promise<Response> {
  const headers = { origin: site.url, "x-forwarded-for": `192.0.2.${number}` };
  const challenge = await (await fetch(`${site.url}/contacts/defi`, { headers })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const body = new URLSearchParams({
    submissionId: randomUUID(),
    email: `voisin+${number}@exemple.fr`,
    captcha: JSON.stringify({ challenge, solution }),
    ...fields,
  });
  return await fetch(`${site.url}${path}`, { method: "POST", headers, body });
}

function personalisedVariant({ dataDir }: AttackedSite): { variantId: string; price: number } {
  const database = new DatabaseSync(join(dataDir, "foulee.db"), { readOnly: true });
  const variant = database.prepare(SELECT_VARIANT).get();
  database.close();
  return { variantId: String(variant?.id), price: Number(variant?.price) };
}
