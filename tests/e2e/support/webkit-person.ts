import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { begins, findInSight, PRESSED } from "./in-sight";
import { ERROR_TITLE, type Person } from "./main-ways";
import { freePort } from "./site";

/** The key under which WebDriver names an element of the page. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** For what is waited for; a person has given up by then. */
const PATIENCE = { timeout: 60_000 };

type Element = { [ELEMENT]: string };

const CHOSEN = "input:is([type=radio], [type=checkbox])";
const WRITTEN = "input, textarea, [role=textbox]";

/** Debian's WebKit before a screen of its own (`webkit2gtk-driver`, `xvfb`), led by WebDriver. */
export async function openWebkit(siteUrl: string): Promise<Person & { close(): Promise<void> }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1100x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // As root WebKit cannot build its sandbox.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const asked = { capabilities: { alwaysMatch: {} } };
  let session = "";
  await expect(async () => {
    session = `/session/${(await call("POST", "/session", asked)).sessionId}`;
  }).toPass(PATIENCE);
  const send = (path: string, body: object) => call("POST", session + path, body);
  return {
    ...webkitPerson(siteUrl, send),
    close: async () => {
      await call("DELETE", session);
      await Promise.all([driver, screen].map(end));
    },
  };
}

type Send = (path: string, body: object) => Promise<unknown>;

function webkitPerson(siteUrl: string, send: Send): Person {
  const run = <T>(script: (...args: never[]) => T, ...args: unknown[]) =>
    send("/execute/sync", {
      script: `return (${script}).apply(null, arguments)`,
      args,
    }) as Promise<T>;
  /** Does something with what is in sight and bears a name, once it is there and lets itself be touched. */
  const withFound = (selector: string, name: RegExp, act: (path: string) => Promise<unknown>) =>
    expect(async () => {
      const found = (await run(findInSight, {
        selector,
        pattern: name.source,
      })) as unknown as Element | null;
      expect(found, `${name} in sight`).not.toBeNull();
      await act(`/element/${found?.[ELEMENT]}`);
    }).toPass(PATIENCE);
  const press = (path: string) => send(`${path}/click`, {});
  return {
    open: async (path) => {
      await send("/url", { url: siteUrl + path });
      await expect.poll(() => run(isHydrated)).toBe(true);
    },
    arrives: (path) => expect.poll(() => run(() => location.pathname)).toBe(path),
    resize: async (size) => {
      await send("/window/rect", size);
    },
    press: (name) => withFound(PRESSED, name instanceof RegExp ? name : begins(name), press),
    choose: (name) => withFound(CHOSEN, new RegExp(`(^|\\s)${name}(\\s|$)`), press),
    write: (label, text) =>
      withFound(WRITTEN, begins(label), async (path) => {
        await press(path);
        await run(selectWritten);
        await send(`${path}/value`, { text });
      }),
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await send("/actions", { actions: [{ type: "key", id: "keys", actions: keys }] });
    },
    attach: async (region, photo) => {
      const input = (await run(findFileInput, region)) as unknown as Element | null;
      await send(`/element/${input?.[ELEMENT]}/value`, { text: photo });
    },
    sees: async (words) => {
      const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen.
      const read = async () => plain(await run(() => document.body.innerText));
      await expect
        .poll(read)
        .toMatch(new RegExp([words, ERROR_TITLE].map(plain).map(RegExp.escape).join("|")));
      expect(await read()).not.toContain(plain(ERROR_TITLE));
    },
  };
}

/** In the page: what the next text takes the place of. */
function selectWritten(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else if (field) getSelection()?.selectAllChildren(field);
}

/** In the page. */
function findFileInput(region: string): Element | null {
  const headings = [...document.querySelectorAll("section[aria-labelledby]")];
  const found = headings.find((section) => {
    const id = section.getAttribute("aria-labelledby") ?? "";
    return document.getElementById(id)?.textContent === region;
  });
  return (found?.querySelector("input[type=file]") ?? null) as unknown as Element | null;
}

/** In the page: React has taken over what is there. */
function isHydrated(): boolean {
  const shown = document.querySelector("h1, form");
  return shown !== null && Object.keys(shown).some((key) => key.startsWith("__reactProps"));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill();
  await closed;
}
