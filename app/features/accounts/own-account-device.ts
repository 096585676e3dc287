type Known = readonly (readonly [pattern: RegExp, words: string])[];

/** In this order: most browsers name others too, for the sake of old sites. */
const BROWSERS: Known = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: Known = [
  [/\biPhone\b/, "sur iPhone"],
  [/\biPad\b/, "sur iPad"],
  [/\bAndroid\b/, "sur Android"],
  [/\bWindows\b/, "sous Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "sur Mac"],
  [/\bCrOS\b/, "sous ChromeOS"],
  [/\bLinux\b/, "sous Linux"],
];

/** A user agent in words: «Chrome sous Windows», «Safari sur iPhone». */
export function deviceWords(userAgent: string): string {
  const browser = wordsFor(BROWSERS, userAgent) ?? "Navigateur inconnu";
  const system = wordsFor(SYSTEMS, userAgent);
  return system ? `${browser} ${system}` : browser;
}

function wordsFor(known: Known, userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
