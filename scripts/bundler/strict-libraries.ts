import type { Plugin } from "vite";

/**
 * sonner puts a `<style>` element into the page when it is evaluated, which the strict policy
 * refuses; its style sheet is imported through the bundler instead (app/ui/toasts.tsx).
 */
export const sonnerWithoutInjectedStyle: Plugin = {
  name: "sonner-without-injected-style",
  enforce: "pre",
  transform(code, id) {
    if (!/sonner\/dist\/index\.mjs$/.test(id)) return;
    const kept = code.replace(/^__insertCSS\(".*"\);?$/m, "");
    if (kept === code) this.error("sonner no longer injects its style sheet as expected.");
    return { code: kept, map: null };
  },
};

/**
 * zod tries, as it is loaded, whether it may compile code. The policy of the pages forbids that, and
 * Firefox says so in its console: in browsers it is told not to try (`z.config({ jitless: true })`).
 */
export const zodWithoutCompiling: Plugin = {
  name: "zod-without-compiling",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/zod\/v4\/core\/core\.js$/.test(id)) return;
    const told = code.replace(
      "__zod_globalConfig = {})",
      "__zod_globalConfig = { jitless: true })",
    );
    if (told === code) this.error("zod no longer keeps its settings as expected.");
    return { code: told, map: null };
  },
};
