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

test("the web manifest waits with the scripts, and the boot script turns it back", () => {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>';
  const { html } = deferHydration({
    html: PAGE.replace("</head>", `${manifest}</head>`),
    hashes: [],
  });
  expect(html).toContain('<link rel="deferred-manifest" href="/site.webmanifest"/></head>');
  expect(html).not.toContain(manifest);
  expect(html.slice(html.lastIndexOf("<script>"))).toContain('link[rel="deferred-manifest"]');
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
