import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type RecaptchaStandIn = {
  origin: string;
  /** Requests for the script, and tokens that the site asked about. */
  scripts: number;
  verified: string[];
  /** What the challenge gives: a token, nothing (it was refused), or no answer at all. */
  verdict: "token" | "expired" | "error" | "silence";
  close(): Promise<void>;
};

/** The part of Google's script that the form uses; each token is new. */
const SCRIPT = (verdict: string) => `
  let count = 0;
  const widgets = [];
  window.grecaptcha = {
    render(container, options) {
      container.dataset.sitekey = options.sitekey;
      return widgets.push(options) - 1;
    },
    execute(id) {
      const options = widgets[id];
      if (${JSON.stringify(verdict)} === "token") options.callback("jeton-" + ++count);
      else if (${JSON.stringify(verdict)} === "expired") options["expired-callback"]();
      else if (${JSON.stringify(verdict)} === "error") options["error-callback"]();
    },
    reset() {
      document.documentElement.dataset.resets = Number(document.documentElement.dataset.resets ?? 0) + 1;
    },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

/** A stand-in for reCAPTCHA, script and check, on a free port of this machine. */
export async function openRecaptchaStandIn(): Promise<RecaptchaStandIn> {
  const server = createServer(async (req, res) => {
    if (req.url?.startsWith("/recaptcha/api.js")) {
      standIn.scripts += 1;
      res.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT(standIn.verdict));
      return;
    }
    const fields = new URLSearchParams(await text(req));
    standIn.verified.push(fields.get("response") ?? "");
    const isKnown = fields.get("secret") === "secret-de-test";
    res.end(JSON.stringify({ success: isKnown && fields.get("response")?.startsWith("jeton-") }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const standIn: RecaptchaStandIn = {
    origin: `http://127.0.0.1:${port}`,
    scripts: 0,
    verified: [],
    verdict: "token",
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return standIn;
}
