import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes beside each text of the browser's part of the build its compressed forms, where they are shorter. */
export const compressedFiles: Plugin = {
  name: "compressed-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async closeBundle() {
    const { root, environments } = this.environment.getTopLevelConfig();
    const folder = resolve(root, environments.client?.build.outDir ?? "");
    const names = await readdir(folder, { recursive: true });
    await Promise.all(
      names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))),
    );
  },
};

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const forms = { br: await brotli(text, { params }), gz: await deflate(text, { level: 9 }) };
  for (const [extension, form] of Object.entries(forms)) {
    if (form.length < text.length) await writeFile(`${path}.${extension}`, form);
  }
}
