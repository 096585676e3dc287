import { createRequire } from "node:module";
import type load from "sharp";
import type { Sharp, SharpInput, SharpOptions } from "sharp";

const require = createRequire(import.meta.url);
let loaded: typeof load | undefined;

/**
 * sharp, loaded with the first picture to open: its libvips takes a tenth of the server's memory,
 * and most days every copy that visitors ask for is on the disk already.
 */
export function sharp(...given: [SharpOptions] | [SharpInput, SharpOptions?]): Sharp {
  loaded ??= loadSharp();
  const [input, options] = given as [SharpInput, SharpOptions?];
  return loaded(input, options);
}

function loadSharp(): typeof load {
  const library: typeof load = require("sharp");
  // A picture comes once: libvips' cache of operations would only hold memory.
  library.cache(false);
  return library;
}
