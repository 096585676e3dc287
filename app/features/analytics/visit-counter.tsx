import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { policyPath } from "~/platform/html/policy-path";
import type { Metric } from "./vitals";

/** One page in so many has its speed measured: enough for a percentile, and nothing for the others. */
const SAMPLED = 0.5;

/** Whether nothing was told yet; outlives the component, which an error page takes away. */
let isFirst = true;

/**
 * Counts the public pages that are read: those reached without loading a document by a beacon, those
 * read without scripts by a picture of one pixel. A loaded document tells itself (visit-beacon.boot.js).
 */
export function VisitCounter() {
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    // After a page that does not exist, or one of the administrator area, the first is no document.
    if (isFirst && pathname === policyPath()) measurePage(pathname).catch(() => undefined);
    else reportView(pathname);
    isFirst = false;
  }, [pathname]);
  return (
    <noscript>
      <img
        src={`/visites/image.gif?page=${encodeURIComponent(pathname)}`}
        width="1"
        height="1"
        alt=""
        className="visit-picture"
      />
    </noscript>
  );
}

/** Whether this browser asks not to be followed. */
export function refuses(): boolean {
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asks.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

function reportView(page: string): void {
  if (refuses()) return;
  // A person can take beacons out of a browser: who does is not counted.
  navigator.sendBeacon?.("/visites", new URLSearchParams({ page }));
}

/**
 * Measures the page that was loaded, for a sample of those who read it, and tells the site once, when
 * they leave it or look elsewhere. The library is fetched for that sample only, after everything else.
 */
async function measurePage(page: string): Promise<void> {
  if (refuses() || Math.random() >= SAMPLED) return;
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
    navigator.sendBeacon?.("/visites/mesures", new URLSearchParams([["page", page], ...values]));
  };
  document.addEventListener("visibilitychange", tell);
}
