import { describe, expect, test } from "vitest";
import { BARE_SITE } from "~/club/site";
import { RETENTION } from "~/lib/retention";
import { DEMO_SITE } from "~tests/support/demo-club";
import { accessibilityStatement } from "./accessibility";
import { legalNotice } from "./legal-notice";
import type { LegalPageContent, LegalText } from "./legal-text";
import { privacyPage } from "./privacy";
import { saleTermsPage } from "./sale-terms";
import type { SwitchedOn } from "./third-parties";

const NONE: SwitchedOn = {
  recaptcha: false,
  emailjs: false,
  helloasso: false,
  speedInsights: false,
  visits: true,
};
const ALL_ON: SwitchedOn = {
  ...NONE,
  recaptcha: true,
  emailjs: true,
  helloasso: true,
  speedInsights: true,
};

const PAGES: [string, LegalPageContent, string[]][] = [
  [
    "the legal notice",
    legalNotice(DEMO_SITE),
    ["Bernard Tauzin", "RNA", "SIRET", "Hébergement du Bassin"],
  ],
  [
    "the privacy page",
    privacyPage(DEMO_SITE, ALL_ON),
    [
      "Base légale",
      "CNIL",
      "12\u00a0mois",
      "OpenStreetMap",
      "25\u00a0mois",
      "jetée à minuit",
      "effacées après 90\u00a0jours, sauf la dernière",
      "effacé 31\u00a0jours après la fin de votre mission",
      "10\u00a0ans après la commande",
      "order_token",
      "foulee.panier",
    ],
  ],
  [
    "the terms of sale",
    saleTermsPage(DEMO_SITE, { helloasso: true, mail: true }),
    [
      "SIRET",
      "toutes taxes comprises",
      "TVA non applicable",
      "du 21 décembre 2026 au 3 janvier 2027",
      "«\u00a0Commande avec obligation de paiement\u00a0»",
      "Club-house du Stade des Résiniers",
      "Renoncer au contrat ici",
      "«\u00a0Confirmer la rétractation\u00a0»",
      "14\u00a0jours",
      "L.\u00a0221-28, 3°",
      "Modèle de formulaire de rétractation",
      "la date et l’heure",
      "garantie légale de conformité",
      "articles 1641 à 1649",
      "médiateur de la consommation",
    ],
  ],
  [
    "the accessibility statement",
    accessibilityStatement(DEMO_SITE),
    ["RGAA", "Défenseur des droits"],
  ],
];

/** A club that says of itself its name alone. */
const TERSE = { ...BARE_SITE, club: { ...BARE_SITE.club, name: "Les Pins" } };
const TERSE_PAGES: [string, LegalPageContent][] = [
  ["the legal notice", legalNotice(TERSE)],
  ["the privacy page", privacyPage(TERSE, ALL_ON)],
  ["the terms of sale", saleTermsPage(TERSE, { helloasso: true, mail: true })],
  ["the accessibility statement", accessibilityStatement(TERSE)],
];

/** The words of a text, without the addresses of its links. */
const shown = (text: LegalText) =>
  typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : part.label)).join("");

function shownLines({ sections }: LegalPageContent): string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === "text") return [shown(block.text)];
      if (block.kind === "list") return block.items.map(shown);
      if (block.kind === "frame") return block.paragraphs.map(shown);
      return block.rows.map(({ text }) => shown(text));
    }),
  );
}

describe.each(TERSE_PAGES)("%s of a club that says little of itself", (_name, page) => {
  test("has neither holes nor links without an address", () => {
    for (const line of shownLines(page)) {
      expect(line).not.toMatch(/^[,.\s]|^$| [,.]|,\s*[,.]|\(\s*\)|: ?\.| {2}/);
    }
    expect(JSON.stringify(page)).not.toMatch(/"(mailto|tel):[?"]|undefined|null/);
    expect(shownLines(page).join("\n")).not.toMatch(/au siège|[Ll]ettre à|médiateur|hébergeur, ,/);
  });
});

test("the legal pages name the association where the club names no president", () => {
  expect(shownLines(legalNotice(TERSE))).toContain("L’association, par son représentant légal.");
  expect(shownLines(privacyPage(TERSE, NONE)).join("\n")).toContain(
    ", représentée par son président. Le club",
  );
});

test("the legal pages speak of the map exactly when there is one", () => {
  for (const site of [DEMO_SITE, TERSE]) {
    const words = JSON.stringify([privacyPage(site, NONE), accessibilityStatement(site)]);
    const hasMap = site.club.stadium.coordinates !== null;
    expect(words.includes("OpenStreetMap")).toBe(hasMap);
    expect(words.includes("Aucun service extérieur n’entre dans une page.")).toBe(!hasMap);
  }
});

describe.each(PAGES)("%s", (_name, page, facts) => {
  const words = JSON.stringify(page);

  test("says what the law wants of it", () => {
    for (const fact of facts) expect(words).toContain(fact);
  });

  test("has an address of its own for each section", () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  test("keeps to French typography", () => {
    expect(words.replaceAll("\\u00a0", "\u00a0")).not.toMatch(/[a-zé0-9] [:;?!»]|« |[a-z]'[a-z]/);
  });

  test("leaves nothing to be filled in", () => {
    expect(words).not.toMatch(/undefined|NaN|lorem|todo/i);
  });
});

test("the privacy page names a third party exactly when it is switched on", () => {
  const named = (switchedOn: Partial<SwitchedOn>) => {
    const words = JSON.stringify(privacyPage(DEMO_SITE, { ...NONE, ...switchedOn }));
    return ["Google", "EmailJS", "HelloAsso", "Vercel"].filter((name) => words.includes(name));
  };
  expect(named({})).toEqual([]);
  expect(named({ recaptcha: true })).toEqual(["Google"]);
  expect(named({ emailjs: true })).toEqual(["EmailJS"]);
  expect(named({ speedInsights: true })).toEqual(["Vercel"]);
  expect(named({ helloasso: true })).toEqual(["HelloAsso"]);
  expect(named(ALL_ON)).toEqual(["Google", "EmailJS", "HelloAsso", "Vercel"]);
});

test("the privacy page tells how visits are counted exactly when they are", () => {
  const words = (visits: boolean) => JSON.stringify(privacyPage(DEMO_SITE, { ...NONE, visits }));
  expect(words(true)).toContain("Vous lisez une page");
  expect(words(false)).toContain("ne mesure pas sa fréquentation");
  expect(words(false)).not.toContain("empreinte");
});

test("the terms of sale speak of HelloAsso exactly when the club takes payments there", () => {
  expect(JSON.stringify(saleTermsPage(DEMO_SITE, { helloasso: true, mail: true }))).toContain(
    "HelloAsso",
  );
  expect(JSON.stringify(saleTermsPage(DEMO_SITE, { helloasso: false, mail: false }))).not.toContain(
    "HelloAsso",
  );
});

test("the terms of sale promise e-mails exactly when the site sends some", () => {
  const words = (mail: boolean) =>
    JSON.stringify(saleTermsPage(DEMO_SITE, { helloasso: true, mail }));
  const promises = /un e-mail de confirmation|par e-mail, avec|ou de l’e-mail/gi;
  expect(words(true).match(promises)).toHaveLength(3);
  expect(words(false)).not.toMatch(promises);
  expect(words(false)).toContain("Il n’envoie pas d’e-mail");
});

test("the shop cancels an order that nobody fetched by a person’s word, and says so", () => {
  const terms = JSON.stringify(saleTermsPage(DEMO_SITE, { helloasso: true, mail: true }));
  expect(terms).toContain(
    "Sans nouvelles 30\u00a0jours après le jour choisi, le club peut annuler",
  );
  expect(terms).not.toMatch(/passé ce délai, elle est annulée|vous le rappelle/);
  expect(JSON.stringify(privacyPage(DEMO_SITE, NONE))).toContain(
    "par un bénévole, jamais par le site",
  );
});

test("the terms of sale end with what the club adds, where it adds something", () => {
  const { association } = DEMO_SITE;
  const addenda = { ...association.addenda, terms: "Pas d’échange\naprès lavage." };
  const site = { ...DEMO_SITE, association: { ...association, addenda } };
  expect(saleTermsPage(site, { helloasso: false, mail: false }).sections.at(-1)).toEqual({
    id: "ajout",
    title: "Le club ajoute",
    blocks: [
      { kind: "text", text: "Pas d’échange" },
      { kind: "text", text: "après lavage." },
    ],
  });
});

test("the terms of sale can be linked to where the shop needs them", () => {
  const ids = saleTermsPage(DEMO_SITE, { helloasso: false, mail: false }).sections.map(
    ({ id }) => id,
  );
  expect(ids).toEqual(expect.arrayContaining(["retrait", "retractation", "garanties"]));
});

test("the privacy page says how long visits and the log of acts are kept", () => {
  const log = `Le journal de ce que vous faites sur le site\u00a0: ${RETENTION.activityLogMonths}\u00a0mois.`;
  for (const visits of [true, false]) {
    const words = JSON.stringify(privacyPage(DEMO_SITE, { ...NONE, visits }));
    expect(words).toContain(`${RETENTION.visitsMonths}\u00a0mois`);
    expect(words).toContain(log);
  }
  expect([RETENTION.visitsMonths, RETENTION.activityLogMonths]).toEqual([25, 12]);
});
