import { describe, expect, test } from "vitest";
import { ACCESSIBILITY_STATEMENT } from "./accessibility";
import { LEGAL_NOTICE } from "./legal-notice";
import type { LegalPageContent } from "./legal-page";
import { privacyPage } from "./privacy";
import type { SwitchedOn } from "./third-parties";

const PAGES: [string, LegalPageContent, string[]][] = [
  ["the legal notice", LEGAL_NOTICE, ["Bernard Tauzin", "RNA", "SIRET", "Hébergement du Bassin"]],
  [
    "the privacy page",
    privacyPage({ recaptcha: true, emailjs: true }),
    ["Base légale", "CNIL", "12\u00a0mois", "OpenStreetMap"],
  ],
  ["the accessibility statement", ACCESSIBILITY_STATEMENT, ["RGAA", "Défenseur des droits"]],
];

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
  const named = (switchedOn: SwitchedOn) => {
    const words = JSON.stringify(privacyPage(switchedOn));
    return ["Google", "EmailJS", "ALTCHA"].filter((name) => words.includes(name));
  };
  expect(named({ recaptcha: false, emailjs: false })).toEqual(["ALTCHA"]);
  expect(named({ recaptcha: true, emailjs: false })).toEqual(["Google"]);
  expect(named({ recaptcha: false, emailjs: true })).toEqual(["EmailJS", "ALTCHA"]);
  expect(named({ recaptcha: true, emailjs: true })).toEqual(["Google", "EmailJS"]);
});
