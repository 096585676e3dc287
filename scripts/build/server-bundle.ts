import type { EnvironmentOptions, Plugin } from "vite";

/**
 * Left in `node_modules`: what loads files of its own beside its code (native libraries, threads), and
 * what few sites need, read when they need it.
 */
const LEFT_OUT = [
  "@aws-sdk/client-s3",
  "@aws-sdk/lib-storage",
  "nodemailer",
  "pg",
  "pino",
  "sharp",
];

/**
 * The server with the parts of the libraries it uses, in place of a thousand files read whole: V8
 * keeps the source and an object of each, and Node what it compiled of them. Functions keep their
 * names, by which a stack in the log is read.
 */
export const SERVER_BUNDLE = {
  // React and others hold two versions of themselves, and choose by this.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true, external: LEFT_OUT },
  build: {
    minify: true,
    rolldownOptions: {
      output: { minify: { mangle: { toplevel: true, keepNames: true }, compress: true } },
    },
  },
} satisfies EnvironmentOptions;

/**
 * V8 takes two bytes for each character of a source that has a single one beyond Latin-1, such as
 * the French apostrophe: the server's bundle is written in ASCII.
 */
export const asciiServer: Plugin = {
  name: "ascii-server",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") output.code = inAscii(output.code);
    }
  },
};

/**
 * The same program in ASCII. An escape stands for its character in strings, templates, regular
 * expressions and names alike; only the raw text of a tagged template would differ.
 */
export function inAscii(code: string): string {
  return code.replace(/(\\*)([\u0080-\uffff])/g, (_, slashes: string, character: string) => {
    // A character escaped needlessly gives its backslash up to its own escape.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
