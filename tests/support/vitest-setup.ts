import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { forgetLimits } from "~/platform/rate-limits.server";
import { withPatience } from "./patience";

Object.assign(vi, { waitFor: withPatience(vi.waitFor), waitUntil: withPatience(vi.waitUntil) });

/** A password is hashed in no time: the true cost (60 ms) is for `password-hash.test.ts`, which undoes this. */
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof import("node:crypto")>();
  const scrypt = (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) =>
    crypto.scrypt(password, salt, length, { ...options, N: 2 }, done);
  return { ...crypto, scrypt };
});

const said: string[] = [];

/** A test that expects such a line replaces the function with `vi.spyOn(console, "error")`. */
function remember(level: string) {
  return (...values: unknown[]) => {
    said.push(`console.${level}: ${values.map(readable).join(" ")}`);
  };
}

function readable(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}

console.error = remember("error");
console.warn = remember("warn");

// An earlier file in the same worker may have counted.
beforeAll(forgetLimits);

beforeEach(() => {
  said.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  if (said.length > 0) throw new Error(`Nothing may complain during a test.\n${said.join("\n")}`);
});
