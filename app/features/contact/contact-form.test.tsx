import { expect, it } from "vitest";
import { browserMemory } from "~club/legal-pages/privacy-cookies";
import { KEPT_CONTACT } from "./use-contact-form";

it("keeps what is typed under a name that the privacy page gives", () => {
  expect(JSON.stringify(browserMemory)).toContain(KEPT_CONTACT);
});
