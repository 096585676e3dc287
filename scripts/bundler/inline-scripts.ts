import { readFile } from "node:fs/promises";
import { minify } from "terser";
import type { Plugin } from "vite";

const INLINE = /^(.*\.boot\.js)\?raw$/;

/**
 * Small scripts that stand in every page, as texts: without comments and spaces, with short names, and in no
 * newer words than they are written in, since the oldest browsers must parse them too.
 */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  apply: "build",
  enforce: "pre",
  async load(id) {
    const file = INLINE.exec(id)?.[1];
    if (!file) return;
    return `export default ${JSON.stringify(await shorten(await readFile(file, "utf8")))}`;
  },
};

export async function shorten(script: string): Promise<string> {
  const { code = "" } = await minify(script, { ecma: 5 });
  return code;
}
