import type { Plugin } from "vite";

/** `Features.MediaRangeSyntax` of lightningcss, which Vite brings along: `(width < 40rem)` is written out. */
export const MEDIA_RANGE_SYNTAX = 128;

/**
 * A browser older than the site's scripts reads the site all the same, and a phone of 2021 knows neither
 * `(width < 40rem)` nor `not (min-width: 40rem)`: without this no rule for phones would apply to it.
 */
export const mediaQueriesForAll: Plugin = {
  name: "media-queries-for-all",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== "asset" || !output.fileName.endsWith(".css")) continue;
      output.source = String(output.source).replaceAll("@media not (", "@media not all and (");
    }
  },
};
