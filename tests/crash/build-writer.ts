import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const WRITER = fileURLToPath(new URL("./crash-writer.ts", import.meta.url));
const CACHE = fileURLToPath(new URL("../../.cache/foulee/", import.meta.url));

/**
 * The writer as plain JavaScript, which Node runs without help; inside the project's folder, where
 * its libraries are found. Remove it with `remove`.
 */
export async function buildWriter(): Promise<{ file: string; remove(): Promise<void> }> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "crash-writer-"));
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { tsconfigPaths: true },
    build: { ssr: WRITER, outDir: folder, minify: false, copyPublicDir: false },
  });
  return {
    file: join(folder, "crash-writer.js"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
