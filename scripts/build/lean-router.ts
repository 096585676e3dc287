import type { Plugin } from "vite";
import { STALE_TAB_EVENT } from "../../app/platform/page-cache/left-open-tab.ts";

const UNUSED =
  /react-router\/dist\/production\/lib\/(?:dom\/ssr\/(?:fog-of-war|route-discovery)|router\/instrumentation)\.js$/;
const EXPORTS = /^export \{ ([\w, $]+) \};$/m;
const ROUTER = /react-router\/dist\/production\/lib\//;
const WARNINGS = /^\s*warning\(.*\);$/gm;

const RELOAD = "window.location.reload()";
const NEW_KEY = 'window.history.replaceState({ key }, "");';
const BROKEN_POSITIONS = "sessionStorage.removeItem(storageKey);";
const LINKS = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const ROUTE_MODULES = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;

/**
 * Leaves out of the browser what the router carries for settings that this site does not have: routes
 * found out little by little (react-router.config.ts says `initial`) and instrumentation. Together a
 * tenth of the router; it only asks whether they are there, and is told no. And where it would reload
 * the page one is leaving because a file of the next is gone, the site is asked to go on to the next.
 * Where it writes into each page a script that scrolls to where one was, a visit that just got its key
 * reads no positions, as it has none: the first look into the storage holds up the first paint. A storage
 * that the browser refuses is not asked a second time, which would throw out of that script. What the
 * router tells developers in the console of a visitor is left out.
 */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  transform(code, id) {
    if (LINKS.test(id)) {
      if (!code.includes(NEW_KEY) || !code.includes(BROKEN_POSITIONS)) {
        return this.error(`${id} no longer restores where one was as expected.`);
      }
      const brief = code
        .replace(NEW_KEY, `${NEW_KEY} return;`)
        .replace(BROKEN_POSITIONS, "")
        .replace(WARNINGS, "");
      return { code: brief, map: null };
    }
    if (this.environment.name !== "client") return;
    if (ROUTE_MODULES.test(id)) {
      const told = code.replace(RELOAD, `window.dispatchEvent(new Event("${STALE_TAB_EVENT}"))`);
      if (told === code) return this.error(`${id} no longer reloads as expected.`);
      return { code: told, map: null };
    }
    if (ROUTER.test(id) && !UNUSED.test(id)) return { code: code.replace(WARNINGS, ""), map: null };
    if (!UNUSED.test(id)) return;
    const names = EXPORTS.exec(code)?.[1]?.split(", ");
    if (!names) return this.error(`${id} no longer exports as expected.`);
    const exported = names.map((name) => `none as ${name}`).join(", ");
    return { code: `function none() {}\nexport { ${exported} };`, map: null };
  },
};
