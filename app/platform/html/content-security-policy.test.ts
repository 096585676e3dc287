import { expect, test } from "vitest";
import { exchangeNonce, pagePolicy, scriptHash } from "./content-security-policy";
import { speedInsightsOriginsOf } from "./policy-origins";

const NONCE = "kT3vS9mZ0qL4xW7yB1nC";

function exchange(html: string) {
  return exchangeNonce(html, NONCE);
}

test("own scripts are blessed by their hash, and the secret leaves the page", () => {
  const { html, hashes } = exchange(
    `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>` +
      `<script nonce="${NONCE}">one()</script>` +
      `<script nonce="${NONCE}" type="module" async="">two()</script>` +
      `<script src="/x.js" nonce="${NONCE}"></script>`,
  );
  expect(hashes).toEqual([scriptHash("one()"), scriptHash("two()")]);
  expect(html).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>one()</script>' +
      '<script type="module" async="">two()</script><script src="/x.js"></script>',
  );
});

test("an injected script is not blessed, whatever it looks like", () => {
  const injected = [
    "<script>steal()</script>",
    '<script nonce="">steal()</script>',
    '<script nonce="guess-guess-guess">steal()</script>',
    '<ScRiPt type="module" async="">steal()</sCrIpT>',
    `<p title='nonce="${NONCE.slice(1)}"'><script>steal()</script></p>`,
  ];
  for (const attack of injected) {
    const { hashes } = exchange(`${attack}<script nonce="${NONCE}">one()</script>${attack}`);
    expect(hashes).toEqual([scriptHash("one()")]);
  }
});

test("an unclosed injected tag in front of an own script does not take its secret over", () => {
  const { hashes } = exchange(`<script x="steal()<script nonce="${NONCE}">one()</script>`);
  expect(hashes).toEqual([scriptHash("one()")]);
});

test("the same script twice is one hash, an empty one none", () => {
  const twice = `<script nonce="${NONCE}">one()</script>`.repeat(2);
  expect(exchange(`${twice}<script nonce="${NONCE}"></script>`).hashes).toHaveLength(1);
});

test("a nonce that could be guessed, or is a pattern, is refused", () => {
  expect(() => exchangeNonce("<p>", "")).toThrow();
  expect(() => exchangeNonce("<p>", ".*.*.*.*.*.*.*.*.*.*")).toThrow();
});

test("public pages allow no inline style, no page allows inline scripts or evaluation", () => {
  for (const allowsInlineStyles of [true, false]) {
    const policy = pagePolicy({
      scriptHashes: ["sha256-x"],
      allowsInlineStyles,
      development: false,
    });
    const directives = new Map(policy.split("; ").map((d) => [d.split(" ")[0], d]));
    expect(directives.get("script-src")).toBe("script-src 'self' 'sha256-x'");
    expect(directives.get("style-src")?.includes("unsafe-inline")).toBe(allowsInlineStyles);
    expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toContain("ws:");
  }
});

test("what is left to the default is what a link fetches ahead, from this site alone", () => {
  const policy = pagePolicy({ scriptHashes: [], allowsInlineStyles: false, development: false });
  const directives = new Map(policy.split("; ").map((d) => [d.split(" ")[0], d]));
  expect(directives.get("default-src")).toBe("default-src 'self'");
  // Every other directive that falls back to it (CSP Level 3, §6.1).
  const kinds = "script style img font media connect worker manifest frame object".split(" ");
  for (const kind of kinds) expect([...directives.keys()]).toContain(`${kind}-src`);
});

test("a page frames no other site, but for those its route names", () => {
  const options = { scriptHashes: [], allowsInlineStyles: false, development: false };
  expect(pagePolicy(options)).toContain("frame-src 'none'");
  const policy = pagePolicy({ ...options, frameOrigins: ["https://map.example"] });
  expect(policy).toContain("frame-src https://map.example;");
});

test("reports go to the site alone, unless the club chose otherwise", () => {
  const options = { scriptHashes: [], allowsInlineStyles: false, development: false };
  expect(pagePolicy(options)).toContain("connect-src 'self';");
  const { scripts, connections } = speedInsightsOriginsOf(
    "https://va.vercel-scripts.com/v1/speed-insights/script.js",
  );
  const policy = pagePolicy({ ...options, scriptOrigins: scripts, connectOrigins: connections });
  expect(policy).toContain("script-src 'self' https://va.vercel-scripts.com;");
  expect(policy).toContain(
    "connect-src 'self' https://va.vercel-scripts.com https://vitals.vercel-insights.com;",
  );
  expect(speedInsightsOriginsOf("/_vercel/speed-insights/script.js").scripts).toEqual([]);
  expect(speedInsightsOriginsOf("https://mesures.example:8443/x.js").connections).toEqual([
    "https://mesures.example:8443",
  ]);
  expect(speedInsightsOriginsOf(null).connections).toEqual([]);
});
