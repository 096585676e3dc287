import { expect } from "vitest";
import { readSite } from "~/club/read-site.server";
import { saleTerms } from "~/features/legal/sale-terms.server";
import { findOrderByToken } from "~/features/shop/find-order.server";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { DEMO_SITE } from "~tests/support/demo-club";
import { solvedProof } from "~tests/support/proof-of-work";
import { testContext, testServices } from "~tests/support/services";
import { addProduct, openCounter } from "~tests/support/shop-fixtures";
import { action } from "./order-send";
import { loader as thanksLoader } from "./order-thanks";

type Fields = Record<string, string>;

async function orderFields(
  { database, environment, authSecret, now }: Services,
  variantId: string,
  more: Fields = {},
): Promise<Fields> {
  await openCounter(database);
  const [slot] = upcomingSlots(now, DEMO_SITE.shop.pickup);
  return {
    submissionId: newId(),
    name: "Zoé Durand",
    email: "zoe@exemple.fr",
    phone: "06 12 34 56 78",
    pickup: slot?.value ?? "",
    message: "",
    terms: "on",
    lines: JSON.stringify([{ variantId, quantity: 1, personalisation: "" }]),
    agreedTotalCents: "1850",
    termsHash: saleTerms(await readSite(database.kysely, now), environment).hash,
    captcha: await solvedProof(authSecret, now),
    ...more,
  };
}

function send(site: Services, fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const url = "http://localhost:3000/boutique/commande/envoyer";
  const request = new Request(url, { method: "POST", body });
  return action({
    request,
    context: testContext(site),
    params: {},
    url: new URL(url),
    pattern: "/boutique/commande/envoyer",
  });
}

function thanks(site: Services, cookie: string | null) {
  const url = "http://localhost:3000/boutique/thank-you";
  const headers = new Headers(cookie === null ? [] : [["cookie", cookie]]);
  return thanksLoader({
    request: new Request(url, { headers }),
    context: testContext(site),
    params: {},
    url: new URL(url),
    pattern: "/boutique/thank-you",
  });
}

/** The cookie as the browser sends it back. */
function cookieOf(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function open(database: Database, stock = 10) {
  // Now: the library of the proof looks at the clock of the machine.
  const { variantIds } = await addProduct(database, { variants: [{ size: "M", stock }] });
  return { site: testServices(database, { now: new Date() }), variantId: variantIds[0] ?? "" };
}

test("an order is answered with its number, and with a cookie that shows it to its buyer alone", async ({
  database,
}) => {
  const { site, variantId } = await open(database);
  const response = await send(site, await orderFields(site, variantId));
  expect(response.status).toBe(200);
  const { kind, number } = await response.json();
  expect({ kind, number }).toEqual({
    kind: "placed",
    number: expect.stringMatching(/^\w{3}-\w{3}$/),
  });
  const header = response.headers.get("set-cookie") ?? "";
  expect(header).toMatch(
    /^order_token=[^;]+; Max-Age=2592000; Path=\/boutique; HttpOnly; SameSite=Lax$/,
  );
  expect(await thanks(site, cookieOf(response))).toMatchObject({
    order: { number, name: "Zoé Durand", lines: [{ productName: "T-shirt du club", size: "M" }] },
    paymentUrl: null,
    hasMailer: false,
  });
  const others = [null, "order_token=faux", `order_token=${btoa('"autre"')}`, "foulee=x"];
  for (const cookie of others) expect(await thanks(site, cookie)).toBeNull();
});

test("the number of somebody's order, or its stored digest, shows nothing", async ({
  database,
}) => {
  const { site, variantId } = await open(database);
  const response = await send(site, await orderFields(site, variantId));
  const { number } = await response.json();
  const { token_hash } = await database.kysely
    .selectFrom("orders")
    .select("token_hash")
    .executeTakeFirstOrThrow();
  for (const secret of [number, token_hash]) {
    expect(await findOrderByToken(database.kysely, secret)).toBeNull();
    const value = encodeURIComponent(btoa(JSON.stringify(secret)));
    expect(await thanks(site, `order_token=${value}`)).toBeNull();
  }
});

test("over https the cookie is for https alone, and the payment page gets its link", async ({
  database,
}) => {
  const { site, variantId } = await open(database);
  const environment = readEnvironment({
    PUBLIC_URL: "https://www.club.fr",
    HELLOASSO_URL: "https://www.helloasso.com/associations/club/x?utm_content={reference}",
  });
  const secure = { ...site, environment };
  const response = await send(secure, await orderFields(secure, variantId));
  const { number } = await response.json();
  expect(response.headers.get("set-cookie")).toMatch(/; Secure(?:;|$)/);
  expect(await thanks(secure, cookieOf(response))).toMatchObject({
    paymentUrl: `https://www.helloasso.com/associations/club/x?utm_content=${number}`,
  });
});

test("the same submission again gets the same number and the same cookie", async ({ database }) => {
  const { site, variantId } = await open(database);
  const fields = await orderFields(site, variantId);
  const first = await send(site, fields);
  const again = await send(site, fields);
  expect(await again.json()).toEqual({ ...(await first.json()), isKnown: true });
  expect(cookieOf(again)).toBe(cookieOf(first));
  const orders = await database.kysely.selectFrom("orders").select("id").execute();
  expect(orders).toHaveLength(1);
});

test("what is refused gets no cookie, and says why", async ({ database }) => {
  const { site, variantId } = await open(database, 0);
  const cases: [Fields, number, unknown][] = [
    [{}, 409, { kind: "changed", basket: { lines: [{ trouble: { kind: "sold-out" } }] } }],
    [{ email: "zoe" }, 400, { kind: "invalid", errors: { email: [expect.any(String)] } }],
    [{ terms: "" }, 400, { kind: "invalid", errors: { terms: [expect.any(String)] } }],
    [{ pickup: "2020-01-01 18h30" }, 400, { kind: "invalid" }],
    [
      { termsHash: "0".repeat(32) },
      400,
      {
        kind: "invalid",
        errors: { terms: [expect.stringMatching(/^Les conditions de vente ont changé pendant/)] },
        termsHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ],
    [{ captcha: "faux" }, 400, { kind: "captcha" }],
    [{ submissionId: "1" }, 400, { kind: "failed", retryAfterSeconds: null }],
  ];
  for (const [more, status, answer] of cases) {
    const response = await send(site, await orderFields(site, variantId, more));
    expect(response.status, JSON.stringify(more)).toBe(status);
    expect(await response.json()).toMatchObject(answer as object);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
});

test("too many orders from one address have to wait, and are told how long", async ({
  database,
}) => {
  const { site, variantId } = await open(database, 100);
  const visitor = { ...site, clientAddress: "198.51.100.77" };
  let limited: Response | undefined;
  for (let round = 0; round < 40 && !limited; round += 1) {
    const email = `buyer-${round}@exemple.fr`;
    const response = await send(visitor, await orderFields(site, variantId, { email }));
    if (response.status !== 200) limited = response;
  }
  expect(limited?.status).toBe(429);
  expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(limited?.headers.get("set-cookie")).toBeNull();
});
