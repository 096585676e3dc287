import type { KnipConfig } from "knip";

/** The sheets, pictures and fonts that a sheet names, as imports: knip reads no style sheet by itself. */
function readSheet(sheet: string): string {
  const named = sheet.matchAll(/(?:@import\s+|url\()"([^"]+)"/g);
  return [...named].map(([, path]) => `import "${path}";`).join("\n");
}

export default {
  entry: [
    "server/app.ts",
    "scripts/*.js",
    "scripts/bootstrap/newer-node.js",
    "scripts/release/release.js",
    "scripts/quality/{attack-test,check,crash-test,long-test,outdated,test}.js",
    "tests/support/{count-reporter,full-disk-database-process,full-disk-process,full-disk-restore-process,log-process,mail-process,migrate-process,preload-clock,resolve-aliases}.ts",
    "tests/bare/{bare-server,papers}.ts",
    "tests/attack/*.attack.ts",
    "tests/crash/crash-writer.ts",
    "tests/compare/documents.ts",
    "bench/{bare,run}.ts",
  ],
  project: ["{app,bench,database,scripts,server,tests}/**/*.{js,ts,tsx,css}", "*.config.ts"],
  compilers: { css: readSheet },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: ["@biomejs/biome", "npm"],
  ignoreBinaries: ["WebKitWebDriver", "Xvfb", "mount", "nginx", "umount", "wrk"],
} satisfies KnipConfig;
