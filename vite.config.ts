import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, mergeConfig } from "vite";
import { buildsForNode } from "./scripts/bundler/builds-for-node.ts";
import { compressedFiles } from "./scripts/bundler/compressed-files.ts";
import { inlineScripts } from "./scripts/bundler/inline-scripts.ts";
import { MEDIA_RANGE_SYNTAX, mediaQueriesForAll } from "./scripts/bundler/media-queries.ts";
import { BUILD_TARGETS } from "./scripts/bundler/oldest-browsers.ts";
import { routerWithoutReload } from "./scripts/bundler/router-without-reload.ts";
import { SERVER_BUNDLE } from "./scripts/bundler/server-bundle.ts";
import {
  sonnerWithoutInjectedStyle,
  zodWithoutCompiling,
} from "./scripts/bundler/strict-libraries.ts";

/**
 * React's compiler runs on the screens of the administrator area alone, which render at each keystroke. Public pages
 * render once: compiled, their scripts would be a third larger.
 */
const COMPILED = /\/(admin|editing|pictures|records|rich-text)\/.*\.tsx$/;

/** What the browser gets of libraries, for the development server. */
const BROWSER_LIBRARIES = [
  "@internationalized/date",
  "@tiptap/core",
  "@tiptap/extension-bold",
  "@tiptap/extension-image",
  "@tiptap/extension-italic",
  "@tiptap/extension-link",
  "@tiptap/extension-table",
  "@tiptap/extensions",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "linkifyjs",
  "zod",
  ..."Autocomplete Button Calendar DatePicker Dialog Group I18nProvider Label Menu Popover TextField TimeField Toolbar"
    .split(" ")
    .map((part) => `react-aria-components/${part}`),
];

/**
 * Everything that a visit to the home page needs comes in two files, with `once` and `lowerFirst`,
 * which most pages need. Small modules that pages need together come in one file each time, since a
 * file costs a visitor some hundred bytes: `texts` for forms and lists, `fields` for forms, `heads`
 * for most pages, `facts` for those of sections, registration and events. The bundler divides the
 * rest.
 */
const FILE_GROUPS = [
  {
    // They change together, when dependencies are brought up to date.
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: "public",
    test: /\/app\/(root|lib\/(once|lower-first)|routes\/public\/(layout|home))\.tsx?/,
    priority: 1,
  },
  { name: "texts", test: /\/app\/lib\/(french-numbers|storable-text|truncate)\.ts/ },
  {
    name: "fields",
    test: /\/app\/(lib\/field-errors|features\/contact\/contact-fields|ui\/alert)\.tsx?/,
  },
  {
    name: "heads",
    test: /\/(ui\/breadcrumbs\.tsx|layout\/page-head\.tsx|lib\/(capitalized|dates-in-text)\.ts)/,
  },
  {
    name: "basket",
    test: /\/app\/features\/shop\/(basket-store|stored-basket|pieces-count|stock-words|personalisation)\.tsx?/,
  },
  { name: "facts", test: /\/app\/(lib\/euros|ui\/facts|features\/sections\/fact-bar)\.tsx?/ },
];

const GROUP_NAMES = FILE_GROUPS.map(({ name }) => name);

export default defineConfig(({ command }) => ({
  plugins: [
    sonnerWithoutInjectedStyle,
    zodWithoutCompiling,
    routerWithoutReload,
    inlineScripts,
    reactRouter(),
    mediaQueriesForAll,
    buildsForNode,
    compressedFiles,
    babel({ include: COMPILED, presets: [reactCompilerPreset()] }),
  ],
  resolve: { tsconfigPaths: true },
  // Named here because Vite otherwise finds them at the first visit of a screen, and reloads it.
  optimizeDeps: { exclude: ["sonner"], include: BROWSER_LIBRARIES },
  // A strict policy allows no data: font or script, and a file of its own is cached for a year.
  build: { assetsInlineLimit: 0, target: BUILD_TARGETS },
  css: { lightningcss: { include: MEDIA_RANGE_SYNTAX } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: FILE_GROUPS },
            // Every visitor loads the table of routes, which names each file: the bundler’s shortest hash, and
            // no name for what it divides off by itself.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || GROUP_NAMES.includes(name)
                ? "assets/[name]-[hash:7].js"
                : "assets/[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    // Server and app in one bundle, so that both share one database and one page cache.
    ssr: mergeConfig(
      {
        // What libraries have for Node: the router asks for it only where its own package for Node
        // is a dependency, and without it passwords were hashed in JavaScript on the main thread.
        resolve: { conditions: ["node"] },
        build: { target: "es2023", rolldownOptions: { input: "./server/app.ts" } },
      },
      command === "build" ? SERVER_BUNDLE : {},
    ),
  },
}));
