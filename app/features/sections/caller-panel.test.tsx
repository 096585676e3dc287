import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { callFor } from "~/club/calls";
import { BARE_SITE } from "~/club/site";
import { DEMO_CLUB } from "~tests/support/demo-club";
import { CallerPanel } from "./caller-panel";

const nobody = callFor(BARE_SITE, "registration");
const panel = (call = nobody) =>
  renderToStaticMarkup(<CallerPanel title="Qui appeler" call={call} />);

test("the panel of whom to call says what is known, and is left out where nothing is", () => {
  const { phone } = DEMO_CLUB;
  for (const known of [{ name: "Les Pins" }, { email: "contact@club.example" }, { phone }]) {
    const html = panel({ ...nobody, ...known });
    expect(html).toContain("Qui appeler");
    expect(html).not.toMatch(/<(p|small|li|span|ul)\b[^>]*><\/|mailto:"/);
  }
  expect(panel()).toBe("");
});
