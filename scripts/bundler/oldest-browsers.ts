/**
 * The oldest browsers that the site works in whole (README, Browsers): scripts and style sheets are built for them.
 * An older one reads the site as without scripts (app/platform/html/browser-promise.ts).
 */
export const OLDEST_BROWSERS = { safari: "16.4", chrome: "111", firefox: "115" } as const;

/** As bundlers are told them. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
);
