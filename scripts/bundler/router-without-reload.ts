import type { Plugin } from "vite";

const RELOAD = "window.location.reload();";
const TOLD = 'window.dispatchEvent(new Event("foulee:script-gone"));';

/**
 * Where the script of the next page is gone, the router reloads the page that is being left. It says so
 * instead, and we load the next page as a document (app/platform/html/left-open-tab.tsx).
 */
export const routerWithoutReload: Plugin = {
  name: "router-without-reload",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/react-router\/dist\/.*\/routeModules\.m?js$/.test(id)) return;
    const told = code.replace(RELOAD, TOLD);
    if (told === code) this.error("The router no longer reloads the page as expected.");
    return { code: told, map: null };
  },
};
