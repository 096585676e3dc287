import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { Failure } from "./failure.js";
import { home } from "./project.js";

const FILE = join(home, ".env");

/** Reads `.env` if there is one; what the environment says already stands. Throws a `Failure`. */
export function loadSettings(file = FILE) {
  if (!existsSync(file)) return;
  const text = readSettings(file);
  const lines = text.split(/\r?\n/);
  const odd = lines.findIndex((line) => !/^\s*(#.*|(export\s+)?\w+\s*=.*)?$/.test(line));
  if (odd >= 0) {
    throw new Failure(
      `${file}, ligne ${odd + 1}\u00a0: ce n’est pas un réglage. Un réglage s’écrit NOM=valeur, un commentaire commence par #.`,
    );
  }
  // Read as a comment, it would cut a password short without a word.
  const cut = lines.findIndex((line) =>
    /^\s*(export\s+)?\w+\s*=\s*[^\s#"'`][^#]*(?<!\s)#/.test(line),
  );
  if (cut >= 0) {
    throw new Failure(
      `${file}, ligne ${cut + 1}\u00a0: le signe # y commencerait un commentaire. Mettez la valeur entre guillemets, ou une espace avant le commentaire.`,
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** Without the byte order mark that some editors of Windows put first. */
function readSettings(file) {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Failure(`${file} ne peut pas être lu (${error.message}).`);
  }
}
