import { describe, expect, it } from "vitest";
import { BARE_SITE } from "~/club/site";
import { DEMO_CLUB, DEMO_SITE } from "~tests/support/demo-club";
import type { Order } from "./order.types";
import {
  confirmationMail,
  type MailedOrder,
  orderNoticeMail,
  readyMail,
} from "./order-mails.server";
import { acknowledgementMail, withdrawalNoticeMail } from "./withdrawal-mails.server";

const SETTINGS = { publicUrl: "https://club.example", contactTo: null, helloassoUrl: null };
const SITE = { ...SETTINGS, ...DEMO_SITE };
/** Of a club that said nothing of itself. */
const BARE = { ...SETTINGS, ...BARE_SITE };
const SHOP_EMAIL = "boutique@ac-lespins.example";

const shirt = {
  id: "1",
  variantId: "2",
  productName: "T-shirt du club",
  size: "M",
  colour: "bleu nuit",
  personalisation: "",
  unitPriceCents: 1_850,
  quantity: 2,
  isWithdrawn: false,
};
const named = {
  ...shirt,
  productName: "Débardeur",
  colour: "",
  personalisation: "Zoé",
  unitPriceCents: 2_500,
  quantity: 1,
};

const ORDER: MailedOrder = {
  id: "0b6a3c1e-5a0f-4a55-9b1c-0d7f4a1e9a10",
  number: "K7M-4QX",
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  phone: "06 12 34 56 78",
  message: "Merci\u00a0!",
  pickup: { day: "2026-12-01", hours: "18h30 – 19h30" },
  totalCents: 6_200,
  placedAt: "2026-11-24T10:30:00.000Z",
  termsHash: "0123456789abcdef0123456789abcdef",
  lines: [shirt, named],
};

describe("the confirmation", () => {
  const { message: text, ...mail } = confirmationMail(SITE, ORDER);

  it("goes to the buyer, and its answers to the club", () => {
    expect(mail).toMatchObject({
      to: "zoe@exemple.fr",
      subject: `Votre commande K7M-4QX – ${DEMO_CLUB.name}`,
      from: { name: DEMO_CLUB.name, address: SHOP_EMAIL },
    });
  });

  it.each([
    ["the number, the day and the time", "K7M-4QX, passée le mardi 24 novembre 2026 à 11h30"],
    [
      "each line",
      "- 2\u00a0×\u00a0T-shirt du club (M, bleu nuit)\u00a0: 37\u00a0€ (18,50\u00a0€ pièce)",
    ],
    [
      "what it bears",
      "- 1\u00a0×\u00a0Débardeur (M), personnalisé «\u00a0Zoé\u00a0»\u00a0: 25\u00a0€\n",
    ],
    ["the total with taxes", "Total, toutes taxes comprises\u00a0: 62\u00a0€"],
    ["where and when it is fetched", "mardi 1er décembre 2026, 18h30 – 19h30"],
    ["how it is paid", "Vous payez 62\u00a0€ au retrait"],
    ["the right of withdrawal", "pendant 14\u00a0jours après le jour du retrait"],
    ["where to use it", "https://club.example/boutique/retractation"],
    ["its exception", "article personnalisé ne peut pas faire l’objet d’une rétractation"],
    ["its model form", "Je vous notifie par la présente ma rétractation"],
    ["the legal guarantees", "défauts de conformité pendant deux ans"],
    ["the terms of sale", "https://club.example/boutique/cgv/0123456789abcdef0123456789abcdef"],
    ["the mediator", "https://mediation-gascogne.example"],
    ["who sells", `${DEMO_SITE.association.form}\n${DEMO_SITE.association.seat}\nRNA W332000033`],
  ])("says %s", (_what, words) => {
    expect(text).toContain(words);
  });

  it("carries the payment page when there is one", () => {
    const helloassoUrl = "https://www.helloasso.com/associations/club/paiements/boutique";
    const { message: online } = confirmationMail({ ...SITE, helloassoUrl }, ORDER);
    expect(online).toContain(`en indiquant la référence K7M-4QX\u00a0:\n${helloassoUrl}\nOu bien`);
    const free = confirmationMail({ ...SITE, helloassoUrl }, { ...ORDER, totalCents: 0 });
    expect(free.message).not.toContain("helloasso");
  });

  it("promises no withdrawal from what is all made to order", () => {
    const { message: made } = confirmationMail(SITE, { ...ORDER, lines: [named] });
    expect(made).not.toContain("changer d’avis");
    expect(made).not.toContain("Je vous notifie");
    expect(made).toContain("L221-28");
  });

  it("speaks of no exception without one", () => {
    const { message: plain } = confirmationMail(SITE, { ...ORDER, lines: [shirt] });
    expect(plain).toContain("changer d’avis");
    expect(plain).not.toContain("L221-28");
  });
});

it("the notice to the club says who ordered what, and its answers go to the buyer", () => {
  const mail = orderNoticeMail({ ...SITE, contactTo: "boutique@club.example" }, ORDER);
  if (!mail) throw new Error("The club is not told.");
  expect(mail).toMatchObject({
    to: "boutique@club.example",
    subject: "Nouvelle commande K7M-4QX\u00a0: 62\u00a0€",
    from: { name: "Zoé Durand", address: "zoe@exemple.fr" },
  });
  for (const words of ["06 12 34 56 78", "Merci\u00a0!", `/admin/boutique/commandes/${ORDER.id}`]) {
    expect(mail.message).toContain(words);
  }
  expect(orderNoticeMail(SITE, { ...ORDER, message: "" })?.message).not.toContain("SON MESSAGE");
});

const READY: Order = {
  ...ORDER,
  state: "ready",
  readyAt: ORDER.placedAt,
  collectedAt: null,
  paidAt: null,
  cancelledAt: null,
  lines: [],
};

describe("the mail that an order is ready", () => {
  const text = (day: string) => readyMail(SITE, READY, new Date(`${day}T12:00:00.000Z`)).message;

  it.each([
    ["before its day", "2026-11-25", "mardi 1er décembre 2026, 18h30 – 19h30"],
    [
      "after it",
      "2027-03-01",
      "Vous aviez choisi le mardi 1er décembre 2026\u00a0; elle vous attend",
    ],
  ])("says when it waits, and no day on which it goes: %s", (_when, day, words) => {
    expect(text(day)).toContain(words);
    expect(text(day)).not.toMatch(/jusqu’au|\d+\u00a0jours|annul/);
  });
});

describe("the acknowledgement of a withdrawal", () => {
  const withdrawal = {
    order: {
      ...ORDER,
      collectedAt: "2026-12-01T18:00:00.000Z",
      paidAt: "2026-12-01T18:00:00.000Z",
    },
    name: "Zoé Durand",
    declaredAt: "2026-12-05T23:30:00.000Z",
    lines: [shirt],
    refundCents: 3_700,
  };
  const fresh = { ...withdrawal, order: { ...withdrawal.order, collectedAt: null, paidAt: null } };

  it("says what was declared, when to the minute in Paris, and what comes next", () => {
    const { to, message: text } = acknowledgementMail(SITE, withdrawal);
    expect(to).toBe("zoe@exemple.fr");
    for (const words of [
      "le dimanche 6 décembre 2026 à 00h30 (heure de Paris)",
      "se rétracte de la commande K7M-4QX du mardi 24 novembre 2026 à 11h30",
      "- 2\u00a0×\u00a0T-shirt du club (M, bleu nuit)\u00a0: 37\u00a0€",
      "Rapportez-les au plus tard le dimanche 20 décembre 2026",
      "Le club vous rembourse 37\u00a0€ au plus tard le dimanche 20 décembre 2026",
      "il peut attendre d’avoir reçu les articles, ou la preuve de leur envoi",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("asks for nothing back that was not fetched, and promises no money that was not paid", () => {
    const { message: text } = acknowledgementMail(SITE, fresh);
    expect(text).toContain("vous n’avez rien à faire");
    expect(text).toContain("Vous n’avez pas à payer ces articles.");
    expect(text).not.toContain("Rapportez");
    expect(text).not.toContain("attendre d’avoir reçu");
  });

  it("is told to the club with what it has to do", () => {
    const notice = withdrawalNoticeMail(SITE, withdrawal);
    if (!notice) throw new Error("The club is not told.");
    expect(notice.from).toEqual({ name: "Zoé Durand", address: "zoe@exemple.fr" });
    expect(notice.message).toContain(
      "37\u00a0€ sont à rembourser au plus tard le dimanche 20 décembre 2026",
    );
    expect(notice.message).toContain("vous pouvez attendre le retour des articles");
    expect(notice.message).toContain(
      "leur stock revient quand vous notez «\u00a0Remboursée et rendue\u00a0»",
    );
    const unpaid = { ...withdrawal, order: { ...withdrawal.order, paidAt: null } };
    expect(withdrawalNoticeMail(SITE, unpaid)?.message).toContain(
      "leur stock revient quand vous notez «\u00a0Articles rendus\u00a0»",
    );
    expect(withdrawalNoticeMail(SITE, fresh)?.message).toContain("de nouveau en stock");
    const onShelf = { ...withdrawal, order: { ...withdrawal.order, collectedAt: null } };
    expect(withdrawalNoticeMail(SITE, onShelf)?.message).toContain(
      "37\u00a0€ sont à rembourser au plus tard le dimanche 20 décembre 2026.",
    );
  });
});

describe("an advertisement in place of a name", () => {
  const ADVERTISEMENT = "Visitez evil.example/casino";
  const print = { ...named, personalisation: "evil.example" };
  const order = {
    ...ORDER,
    name: ADVERTISEMENT,
    lines: [shirt, print],
    message: "Aussi sur evil.example",
    collectedAt: null,
    paidAt: null,
  };
  const withdrawal = {
    order,
    name: ADVERTISEMENT,
    declaredAt: "2026-12-05T23:30:00.000Z",
    lines: [shirt, print],
    refundCents: 3_700,
  };
  const ready: Order = {
    ...order,
    state: "ready",
    readyAt: ORDER.placedAt,
    cancelledAt: null,
  };

  it.each([
    ["the confirmation", confirmationMail(SITE, order)],
    ["the mail that an order is ready", readyMail(SITE, ready, new Date(ORDER.placedAt))],
    ["the acknowledgement of a withdrawal", acknowledgementMail(SITE, withdrawal)],
  ])("is not repeated by %s", (_what, mail) => {
    expect(mail.to).toBe("zoe@exemple.fr");
    expect(JSON.stringify(mail)).not.toContain("evil.example");
    expect(mail.message).toMatch(/^Bonjour,\n\n/);
    expect(mail.message).toContain("Débardeur (M), personnalisé comme demandé");
    expect(mail.message).toContain("K7M-4QX");
  });

  it("leaves the acknowledgement to name the number of the order", () => {
    const { message: text } = acknowledgementMail(SITE, withdrawal);
    expect(text).toContain("LA DÉCLARATION\nRétractation de la commande K7M-4QX du mardi 24");
    const { message: usual } = acknowledgementMail(SITE, { ...withdrawal, name: "Zoé Durand" });
    expect(usual).toContain("LA DÉCLARATION\nZoé Durand se rétracte de la commande K7M-4QX du");
  });

  it.each([
    ["an order", orderNoticeMail(SITE, order)],
    ["a withdrawal", withdrawalNoticeMail(SITE, withdrawal)],
  ])("is told whole to the club, which learns of %s", (_what, mail) => {
    if (!mail) throw new Error("The club is not told.");
    expect(mail.to).toBe(SHOP_EMAIL);
    expect(mail.from.name).toBe(ADVERTISEMENT);
    expect(mail.message).toContain(ADVERTISEMENT);
    expect(mail.message).toContain("personnalisé «\u00a0evil.example\u00a0»");
  });
});

describe("a club that says nothing of itself", () => {
  const { message, ...mail } = confirmationMail(BARE, ORDER);

  it("writes to buyers all the same, who answer nobody", () => {
    expect(mail).toMatchObject({
      to: "zoe@exemple.fr",
      subject: "Votre commande K7M-4QX",
      from: { name: "", address: "" },
      noReply: true,
    });
    expect(message).not.toContain("répondez à ce message");
  });

  it("leaves no hole in what it writes", () => {
    const { message: ready } = readyMail(BARE, READY, new Date(ORDER.placedAt));
    const [told = ""] = message.split("LE VENDEUR");
    for (const text of [told, ready]) {
      expect(text).toContain("18h30 – 19h30\n\n");
      expect(text).not.toMatch(/, ,|^,|\n{3}|null|undefined/m);
    }
    expect(message).toContain("Vous payez 62\u00a0€ au retrait.");
    expect(message).toContain("À l’attention du club\u00a0:");
    expect(ready).toContain("Un empêchement\u00a0? Adressez-vous au club\u00a0:");
  });

  it("is told nothing by mail, until CONTACT_TO says where", () => {
    expect(orderNoticeMail(BARE, ORDER)).toBeNull();
    const told = orderNoticeMail({ ...BARE, contactTo: "bureau@club.example" }, ORDER);
    expect(told?.to).toBe("bureau@club.example");
  });
});
