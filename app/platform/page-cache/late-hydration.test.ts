import { expect, test } from "vitest";
import { scriptHash } from "./content-security-policy";
import { hydrateLate } from "./late-hydration";

const MODULE = '<script type="module" async="">import "/assets/a.js";</script>';
const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><main>modulepreload</main><script>ctx()</script>${MODULE}<!--$--></body></html>`;

test("the module script and the preloads are written inert, the boot script is hashed", () => {
  const { html, hashes } = hydrateLate({ html: PAGE, hashes: ["sha256-ctx"] });
  expect(html).toContain('<link rel="late-modulepreload" href="/assets/a.js"/>');
  expect(html).toContain('<script type="late-module">import "/assets/a.js";</script>');
  expect(html).toContain("<main>modulepreload</main><script>ctx()</script>");
  const boot = /<script>([^<]*currentScript[\s\S]*?)<\/script><\/body><\/html>$/.exec(html)?.[1];
  expect(boot).toBeDefined();
  expect(hashes).toEqual(["sha256-ctx", scriptHash(boot ?? "")]);
});

test("the boot script is small and carries no comment", () => {
  const { html } = hydrateLate({ html: PAGE, hashes: [] });
  const boot = html.slice(html.lastIndexOf("<script>"));
  expect(boot.length).toBeLessThan(2_600);
  expect(boot).not.toMatch(/^\s*\/\//m);
});

test.each([
  ["no module script", PAGE.replace(MODULE, "")],
  ["two module scripts", PAGE.replace(MODULE, MODULE + MODULE)],
  ["no end of the body", PAGE.replace("</body>", "")],
])("a page with %s is left alone", (_what, html) => {
  const page = { html, hashes: ["sha256-x"] };
  expect(hydrateLate(page)).toBe(page);
});

test("the page is told the routes of public pages alone, by a script of its own hash", () => {
  const source = 'import "/assets/manifest-1a2b.js";import "/assets/a.js";';
  const html = PAGE.replace('import "/assets/a.js";', source).replace(
    "</head>",
    '<link rel="modulepreload" href="/assets/manifest-1a2b.js"/></head>',
  );
  const page = hydrateLate({ html, hashes: ["sha256-ctx", scriptHash(source)] });
  const lean = source.replace("/manifest-", "/public-manifest-");
  expect(page.html).not.toContain("/assets/manifest-");
  expect(page.html).toContain(`<script type="late-module">${lean}</script>`);
  expect(page.html).toContain(
    '<link rel="late-modulepreload" href="/assets/public-manifest-1a2b.js"/>',
  );
  expect(page.hashes.slice(0, 2)).toEqual(["sha256-ctx", scriptHash(lean)]);
});
