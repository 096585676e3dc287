import { expect, test } from "vitest";
import { KEPT_CONTACT, KEPT_TRIAL } from "~/features/contact/use-contact-form";
import { browserMemory } from "~/features/legal/privacy-cookies";
import { orderCookieHeader } from "~/features/shop/order-cookie.server";
import { basketText, parseBasket } from "~/features/shop/stored-basket";
import { KEPT_ORDER } from "~/features/shop/use-order-form";
import { KEPT_WITHDRAWAL } from "~/features/shop/withdrawal-identify";
import { RETENTION } from "~/lib/retention";
import { newId } from "~/platform/random.server";

const DAY = 86_400_000;

test("what a browser keeps lasts as long as the privacy page says", async () => {
  const basket = basketText([{ variantId: newId(), quantity: 1, personalisation: "" }], 0);
  expect(parseBasket(basket).expiresAt).toBe(RETENTION.basketDays * DAY);
  const cookie = await orderCookieHeader("secret", "https://www.club.example");
  expect(cookie).toMatch(/^order_token=/);
  expect(cookie).toContain(`Max-Age=${(RETENTION.orderCookieDays * DAY) / 1000};`);
});

test("what is typed is kept under a name that the privacy page gives", () => {
  const words = JSON.stringify(browserMemory);
  for (const name of [KEPT_CONTACT, KEPT_TRIAL, KEPT_ORDER, KEPT_WITHDRAWAL])
    expect(words).toContain(name);
});
