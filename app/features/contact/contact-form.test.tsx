import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { browserMemory } from "~club/legal-pages/privacy-cookies";
import { ContactForm } from "./contact-form";
import { KEPT_CONTACT } from "./use-contact-form";

/** What browsers and password managers look for in names and labels, in English and in French. */
const KNOWN =
  /web|site|url|home|page|mail|nam|nom\b|user|login|pass|phone|tel|fax|addr|adresse|street|rue\b|city|ville|zip|postal|code|state|country|pays|comp|soci|organi|birth|naissance|card|carte|title|subject|sujet|message|comment/i;

it("has a trap that nothing fills in by itself for a person", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ContactForm draft={null} recaptcha={null} refusesHeadless={false} />
    </MemoryRouter>,
  );
  const [, words = "", attributes = ""] =
    /aria-hidden="true"><label>([^<]+)<input ([^>]+)>/.exec(page) ?? [];
  const name = /\bname="([^"]+)"/.exec(attributes)?.[1];
  expect([name, words]).toEqual([expect.any(String), expect.any(String)]);
  expect(`${name} ${words}`).not.toMatch(KNOWN);
  expect(attributes).toContain('autoComplete="off"');
  expect(attributes).not.toContain("id=");
});

it("keeps what is typed under a name that the privacy page gives", () => {
  expect(JSON.stringify(browserMemory)).toContain(KEPT_CONTACT);
});
