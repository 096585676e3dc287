import type { EnvironmentOptions } from "vite";

/**
 * Left in `node_modules`: what loads files of its own beside its code (native libraries, threads), and
 * what few sites need, read when they need it.
 */
export const LEFT_OUT = [
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
