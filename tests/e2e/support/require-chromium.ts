import { findChromium } from "./chromium";

/** Said once, before any test: reading the configuration alone must not need a browser. */
export default function requireChromium(): void {
  if (findChromium()) return;
  throw new Error("Aucun Chromium : lancez « npm test », ou indiquez CHROMIUM_PATH.");
}
