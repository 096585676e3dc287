import { clubIcon } from "./draw-club-icon";

/**
 * Browsers ask for it while the links of a page to its icons wait (defer-hydration.ts) and without scripts, and so do
 * programs that read no page.
 */
export function loader() {
  return clubIcon("32");
}
