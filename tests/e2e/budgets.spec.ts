import { DEMO_PAGES } from "../support/demo-pages";
import { test } from "./support/browser-test";
import { A_PHONE, expectWithinBudget } from "./support/page-budget";
import { findContentPages } from "./support/public-pages";

/** Pages that are made of content. */
const CONTENT = ["article", "event", "photo"] as const;

test.use(A_PHONE);

for (const name of [...DEMO_PAGES, ...CONTENT]) {
  test(`${name} keeps to its budget`, async ({ page, request }) => {
    const content = await findContentPages(request);
    const path = isContent(name) ? content[name] : name;
    await expectWithinBudget(page, path, name);
  });
}

function isContent(name: string): name is (typeof CONTENT)[number] {
  return CONTENT.some((kind) => kind === name);
}
