import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const ALIASES: Record<string, string> = {
  "~/": "app/",
  "~database/": "database/",
};
const root = new URL("../../", import.meta.url);

/** Lets plain Node run the site's own modules (`node --import` this file): aliases, no extensions. */
registerHooks({
  resolve(specifier, context, next) {
    for (const [alias, folder] of Object.entries(ALIASES)) {
      if (!specifier.startsWith(alias)) continue;
      const file = `${folder}${specifier.slice(alias.length)}.ts`;
      return next(new URL(file, root).href, context);
    }
    const sibling = specifier.startsWith(".") && new URL(`${specifier}.ts`, context.parentURL);
    if (sibling && existsSync(fileURLToPath(sibling))) return next(sibling.href, context);
    return next(specifier, context);
  },
});
