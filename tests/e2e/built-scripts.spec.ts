import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const CLIENT = "build/client";
const SERVER = "build/server";
/** Words that only the libraries of the administrator area contain, and the engine of its records. */
const ADMIN_LIBRARIES = /data-react-aria|ProseMirror|data-sonner|ZodError|\/admin\/fiches/;
const ADMIN_ICONS = "app/ui/admin-icon-shapes.ts";

type Route = { module: string; imports?: string[]; css?: string[] };
type Manifest = { routes: Record<string, Route> };

async function readManifest(): Promise<Manifest> {
  const files = await readdir(join(CLIENT, "assets"));
  const file = files.find((name) => name.startsWith("manifest-") && name.endsWith(".js")) ?? "";
  const source = await readFile(join(CLIENT, "assets", file), "utf8");
  return JSON.parse(source.slice(source.indexOf("=") + 1).replace(/;$/, "")) as Manifest;
}

/** Words of one kind of record, and the routes that may load them. */
const OF_ONE_KIND: readonly [string, RegExp][] = [
  ["Indiquez le nom du partenaire", /^(partner-|routes\/admin\/partners-)/],
  [
    "Indiquez le nom de la personne",
    /^(coach-|board-member-|routes\/admin\/(coaches|board-members)-)/,
  ],
];

test("what one kind of record has of its own is loaded by its screens alone", async () => {
  const { routes } = await readManifest();
  for (const [words, owners] of OF_ONE_KIND) {
    const loading: string[] = [];
    for (const [id, { module, imports = [] }] of Object.entries(routes)) {
      const files = [module, ...imports].map((file) => readFile(join(CLIENT, file), "utf8"));
      if ((await Promise.all(files)).some((source) => source.includes(words))) loading.push(id);
    }
    expect(loading.filter((id) => owners.test(id)).length, words).toBeGreaterThan(1);
    expect(
      loading.filter((id) => !owners.test(id)),
      words,
    ).toEqual([]);
  }
});

test("no public page loads code or styles of the administrator area", async () => {
  const { routes } = await readManifest();
  const pages = Object.entries(routes).flatMap(([id, route]) =>
    id === "root" || id.startsWith("routes/public/") ? route : [],
  );
  const sheets = pages.flatMap(({ css = [] }) => css.map(plain));
  const adminSheets = (routes["routes/admin/layout"]?.css ?? []).map(plain);
  const ofAdminAlone = adminSheets.filter((sheet) => /\/admin-/.test(sheet));
  expect(ofAdminAlone).toHaveLength(1);
  expect(sheets).not.toEqual(expect.arrayContaining(ofAdminAlone));
  const files = pages.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const drawings = [...(await readFile(ADMIN_ICONS, "utf8")).matchAll(/ d="([^"]+)"/g)];
  expect(drawings.length).toBeGreaterThan(20);
  for (const file of new Set(files)) {
    const source = await readFile(join(CLIENT, file), "utf8");
    expect(drawings.filter(([, drawing = ""]) => source.includes(drawing))).toEqual([]);
    expect(ADMIN_LIBRARIES.exec(source)?.[0], file).toBeUndefined();
  }
});

test("each text of any length is there compressed twice over", async () => {
  const names = await readdir(CLIENT, { recursive: true });
  const texts = names.filter((name) => /\.(css|js)$/.test(name));
  const sizes = await Promise.all(texts.map(async (name) => (await stat(join(CLIENT, name))).size));
  const long = texts.filter((_, index) => (sizes[index] ?? 0) > 200);
  expect(long.length).toBeGreaterThan(20);
  const lacking = long.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(lacking.filter((name) => !names.includes(name))).toEqual([]);
});

test("the server leaves the hashing of passwords to Node, which does it beside the main thread", async () => {
  const files = await readdir(SERVER, { recursive: true });
  const sources = await Promise.all(
    files
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFile(join(SERVER, name), "utf8")),
  );
  const code = sources.join("\n");
  expect(code).toContain("node:crypto");
  // What a scrypt written in JavaScript consists of: its inner function, the check of its memory.
  expect(code.match(/scryptAsync|BlockMix|XorAndSalsa|memUsed\(128/g)).toBeNull();
});

/** The router tells one sheet of two routes apart by a sign at the end. */
function plain(address: string): string {
  return address.replace("#", "");
}
