import { expect, test } from "vitest";
import { scriptHash } from "./content-security-policy";
import { deferHydration } from "./defer-hydration";

const MODULE = '<script type="module" async="">import "/assets/a.js";</script>';
const PAGE = `<html lang="fr"><head><link rel="modulepreload" href="/assets/a.js"/></head><body><main>modulepreload</main><script>ctx()</script>${MODULE}<!--$--></body></html>`;

test("the module script and the preloads are written inert, the boot script is hashed", () => {
  const { html, hashes } = deferHydration({ html: PAGE, hashes: ["sha256-ctx"] });
  expect(html).toMatch(/^<html data-hydration="pending" lang="fr"><head>/);
  expect(html).toContain('<link rel="deferred-modulepreload" href="/assets/a.js"/>');
  expect(html).toContain('<script type="deferred-module">import "/assets/a.js";</script>');
  expect(html).toContain("<main>modulepreload</main><script>ctx()</script>");
  const boot = /<script>([^<]*currentScript[\s\S]*?)<\/script><\/body><\/html>$/.exec(html)?.[1];
  expect(boot).toBeDefined();
  expect(hashes).toEqual(["sha256-ctx", scriptHash(boot ?? "")]);
});

test("icons and web manifest wait with the scripts, and the boot script turns them back", () => {
  const links =
    '<link rel="icon" href="/a.svg"/><link rel="icon" href="/b.png"/><link rel="manifest" href="/m"/>';
  const touchIcon = '<link rel="apple-touch-icon" href="/c.png"/>';
  const page = PAGE.replace("</head>", `${links}${touchIcon}</head>`);
  const { html } = deferHydration({ html: page, hashes: [] });
  const inert = links.replaceAll('rel="', 'rel="deferred-');
  expect(html).toContain(`${inert}${touchIcon}</head>`);
  expect(html.slice(html.lastIndexOf("<script>"))).toContain('link[rel^="deferred-"]');
});

test.each([
  ["no module script", PAGE.replace(MODULE, "")],
  ["two module scripts", PAGE.replace(MODULE, MODULE + MODULE)],
  ["no end of the body", PAGE.replace("</body>", "")],
  ["no end of the head", PAGE.replace("</head>", "")],
])("a page with %s is left alone", (_what, html) => {
  const page = { html, hashes: ["sha256-x"] };
  expect(deferHydration(page)).toBe(page);
});
