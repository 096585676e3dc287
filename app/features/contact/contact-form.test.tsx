import { expect, it } from "vitest";
import { browserMemory } from "~club/legal-pages/privacy-cookies";
import { KEPT_CONTACT, KEPT_TRIAL } from "./use-contact-form";

it("keeps what is typed under a name that the privacy page gives", () => {
  for (const name of [KEPT_CONTACT, KEPT_TRIAL]) {
    expect(JSON.stringify(browserMemory)).toContain(name);
  }
});
