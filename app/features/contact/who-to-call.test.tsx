import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BARE_SITE, type Call } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { DEMO_CLUB, DEMO_FRAME, DEMO_SITE } from "~tests/support/demo-club";
import { ContactList } from "./contact-list";
import { shownCalls } from "./shown-calls";
import { WhoToCall } from "./who-to-call";

const [first] = DEMO_SITE.calls;
if (!first) throw new Error("The demo calls nobody.");
const EMPTY: Call = {
  ...first,
  name: "",
  role: "",
  email: "",
  phone: null,
  hours: "",
};

const contactList = (club = DEMO_CLUB) =>
  renderToStaticMarkup(
    <SiteProvider value={{ ...DEMO_FRAME, club }}>
      <ContactList hasPlan />
    </SiteProvider>,
  );

describe("who to call", () => {
  it("can be linked to by what the site needs somebody for", () => {
    const html = renderToStaticMarkup(<WhoToCall calls={DEMO_SITE.calls} />);
    expect(html).toContain('id="image"');
    expect(html).toContain('href="mailto:photos@ac-lespins.example"');
  });

  it.each([{ name: "Luc Deyres" }, { email: "boutique@club.example" }, { phone: first.phone }])(
    "says what it knows alone: %j",
    (known) => {
      const call = { ...EMPTY, ...known };
      expect(shownCalls([call])).toEqual([call]);
      const html = renderToStaticMarkup(<WhoToCall calls={[call]} />);
      expect(html).not.toMatch(/<(p|b|small|li|span|ul)\b[^>]*><\/|mailto:"/);
    },
  );

  it("leaves out a call that leads to nobody", () => {
    expect(shownCalls([EMPTY])).toEqual([]);
  });
});

describe("how to reach the club", () => {
  it("is said as far as the club says it", () => {
    expect(contactList().match(/<a /g)).toHaveLength(4);
    const { email } = DEMO_CLUB;
    expect(contactList({ ...BARE_SITE.club, email }).match(/<a /g)).toHaveLength(1);
    expect(contactList(BARE_SITE.club)).toBe("");
  });
});
