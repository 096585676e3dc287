import { VISIT_PATH, VITALS_PATH } from "./visit";
import type { Metric } from "./vitals";

/** One page in so many has its speed measured: enough for a percentile, and nothing for the others. */
const SAMPLED = 0.5;

/** Whether this browser asks not to be followed. */
export function refuses(): boolean {
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asks.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** Tells the site that a page was reached without loading a document; the first one tells itself. */
export function reportView(page: string): void {
  if (refuses()) return;
  // A person can take beacons out of a browser: who does is not counted.
  navigator.sendBeacon?.(VISIT_PATH, new URLSearchParams({ page }));
}

/**
 * Measures the page that was loaded, for a sample of those who read it, and tells the site once, when
 * they leave it or look elsewhere. The library is fetched for that sample only, after everything else.
 */
export async function measurePage(page: string, draw: () => number = Math.random): Promise<void> {
  if (refuses() || draw() >= SAMPLED) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import("web-vitals");
  const measured = new Map<Metric, number>();
  const note = ({ name, value }: { name: string; value: number }) => {
    measured.set(name as Metric, value);
  };
  onTTFB(note);
  onLCP(note);
  onCLS(note);
  onINP(note);
  // After the library's own listeners of the same event, which give the final values.
  const tell = () => {
    if (document.visibilityState !== "hidden" || measured.size === 0) return;
    document.removeEventListener("visibilitychange", tell);
    const values = [...measured].map(([name, value]) => [name, value.toFixed(4)]);
    navigator.sendBeacon?.(VITALS_PATH, new URLSearchParams([["page", page], ...values]));
  };
  document.addEventListener("visibilitychange", tell);
}
