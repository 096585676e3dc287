import { useEffect } from "react";
import { isAdminPath } from "~/platform/html/page-key";
import { policyPath } from "~/platform/html/policy-path";
import { refuses } from "./visit-counter";

type Queue = unknown[][];

declare global {
  interface Window {
    /** What the script of Speed Insights is told before it is there. */
    si?: (...words: unknown[]) => void;
    siq?: Queue;
  }
}

const MARK = "data-speed-insights";

/**
 * Loads the third party's script that the club configured, once the page answers: never for those who
 * ask not to be followed, nor in a document of the administrator area, whose policy forbids it.
 */
export function SpeedInsights({ src }: { src: string }) {
  useEffect(() => {
    const isLoaded = document.querySelector(`script[${MARK}]`) !== null;
    if (isLoaded || refuses() || isAdminPath(policyPath() ?? "")) return;
    window.si ??= (...words) => {
      window.siq ??= [];
      window.siq.push(words);
    };
    const script = document.createElement("script");
    script.src = src;
    script.defer = true;
    script.setAttribute(MARK, "");
    document.head.append(script);
  }, [src]);
  return null;
}
