import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import { openSqliteSite, readSiteContents } from "~tests/support/site-contents";
import { readArchive } from "./archive.server";
import { knownMigrations, listSiteTables } from "./backup-tables.server";
import { makeBackup } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

const PATH = "gallery/a.jpg";
let folder = "";
let good = Buffer.alloc(0);
let target: { database: Database; remove(): Promise<void> };

const siteOn = (database: Database, storage: MemoryStorage) => ({
  database,
  storage,
  authSecret: "s".repeat(40),
  siteVersion: "test",
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-hostile-"));
  target = await openSqliteSite();
  const source = await openSqliteSite();
  const storage = new MemoryStorage();
  const body = new Uint8Array(3000).fill(7);
  body.set([0xff, 0xd8, 0xff]);
  await storage.write(PATH, { body, mediaType: "image/jpeg" });
  const file = { path: PATH, media_type: "image/jpeg", byte_size: 3000, width: 1, height: 1 };
  await source.database.kysely
    .insertInto("media_files")
    .values({ ...file, hash: "0", uploaded_by: null, created_at: TEST_NOW.toISOString() })
    .execute();
  const archive = join(folder, "good.tar");
  await makeBackup(siteOn(source.database, storage), { file: archive, now: TEST_NOW });
  good = await readFile(archive);
  await source.remove();
});
afterAll(async () => {
  await target.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What becomes of an archive; the site it was restored to has to be as it was unless it was good. */
async function outcomeOf(bytes: Buffer): Promise<string> {
  const file = join(folder, "tried.tar");
  await writeFile(file, bytes);
  const storage = new MemoryStorage();
  const site = siteOn(target.database, storage);
  const before = await readSiteContents(site);
  const plan = {
    file,
    safetyFile: null,
    scratchFolder: folder,
    fillRows: async () => undefined,
    userId: null,
    now: TEST_NOW,
  };
  const problem = await restoreBackup(site, plan).then(
    () => "restored",
    (error: { problem?: string }) => error.problem ?? String(error),
  );
  if (problem !== "restored") expect(await readSiteContents(site)).toEqual(before);
  return problem;
}

type Part = { name: string; body: Buffer; header?: Partial<Header> };

/** The entries of the good archive, and how they become an archive again. */
async function parts(): Promise<Part[]> {
  const handle = await open(join(folder, "good.tar"));
  const found: Part[] = [];
  for await (const { name, chunks } of readArchive(handle)) {
    const bytes: Uint8Array[] = [];
    for await (const chunk of chunks) bytes.push(chunk);
    found.push({ name, body: Buffer.concat(bytes) });
  }
  await handle.close();
  return found;
}

async function packed(all: readonly Part[]): Promise<Buffer> {
  const archive = pack();
  const file = join(folder, "packed.tar");
  const written = pipeline(archive, createWriteStream(file));
  for (const { name, body, header } of all) archive.entry({ name, ...header }, body);
  archive.finalize();
  await written;
  return await readFile(file);
}

/** The same archive, another content of some entries, sealed again as a forger would. */
async function forged(change: (all: Part[]) => Part[]): Promise<Buffer> {
  const all = change(await parts());
  const manifest = all.find(({ name }) => name === "manifest.json")?.body ?? "";
  const seal = createHash("sha256").update(manifest).digest("hex");
  return await packed(
    all.map((part) =>
      part.name === "manifest.sha256" ? { ...part, body: Buffer.from(seal) } : part,
    ),
  );
}

const replaced = (name: string, change: (text: string) => string) => (all: Part[]) =>
  all.map((part) =>
    part.name === name ? { ...part, body: Buffer.from(change(part.body.toString())) } : part,
  );
const inBoth = (change: (text: string) => string) => (all: Part[]) =>
  replaced("manifest.json", (text) => change(text))(replaced("header.json", change)(all));
const addedBefore = (last: string, added: Part) => (all: Part[]) =>
  all.flatMap((part) => (part.name === last ? [added, part] : [part]));

describe("an archive that is not what was written", () => {
  it("is refused wherever one byte is changed", async () => {
    let noticed = 0;
    for (let at = 0; at < good.length; at += 61) {
      const bytes = Buffer.from(good);
      const byte = bytes[at] ?? 0;
      bytes[at] = byte ^ 0x15;
      const isPadding = byte === 0;
      const outcome = await outcomeOf(bytes);
      if (outcome !== "restored") noticed += 1;
      else {
        expect(isPadding, `byte ${at} of ${good.length}`).toBe(true);
        await emptyTarget();
      }
    }
    expect(noticed).toBeGreaterThan(100);
  });

  it("is refused wherever it is cut", async () => {
    for (let length = 0; length < good.length - 1536; length += 509) {
      const problem = await outcomeOf(good.subarray(0, length));
      expect(["incomplete", "not-a-backup"], `cut at ${length}`).toContain(problem);
    }
  });

  it("is told from a file that is no backup", async () => {
    expect(await outcomeOf(Buffer.from("Bonjour".repeat(500)))).toBe("not-a-backup");
    expect(await outcomeOf(await packed([{ name: "photo.jpg", body: good }]))).toBe("not-a-backup");
  });
});

async function emptyTarget(): Promise<void> {
  await target.database.kysely.deleteFrom("media_files").execute();
  await target.database.kysely.deleteFrom("activity_log").execute();
}

const LINK: Part = {
  name: "files/gallery/b.jpg",
  body: Buffer.alloc(0),
  header: { type: "symlink", linkname: "/etc/passwd" },
};
const row = (table: string, line: string): Part => ({
  name: `rows/${table}/000001.jsonl.gz`,
  body: gzipSync(`${line}\n`),
});
const extra = (name: string): Part => ({ name, body: Buffer.from("x") });

const PAGE = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(3000));
const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Other bytes under the same name, announced as they are. */
const withPicture = (bytes: Buffer) => (all: Part[]) => {
  const old = all.find(({ name }) => name === `files/${PATH}`)?.body ?? Buffer.alloc(0);
  const changed = all.map((p) => (p.name === `files/${PATH}` ? { ...p, body: bytes } : p));
  return replaced("manifest.json", (t) => t.replace(sha(old), sha(bytes)))(changed);
};

/** A table more, with one row, as archives of before had them. */
const withTable = (name: string, row: Record<string, unknown>) => (all: Part[]) => {
  const line = Buffer.from(`${JSON.stringify(row)}\n`);
  const columns = Object.keys(row);
  const put = (text: string, more: object) => {
    const value = JSON.parse(text);
    return JSON.stringify({ ...value, tables: [...value.tables, { name, columns, ...more }] });
  };
  const rows = { name: `rows/${name}/000001.jsonl.gz`, body: gzipSync(line) };
  return addedBefore(
    "manifest.json",
    rows,
  )(
    replaced("manifest.json", (t) => put(t, { rowCount: 1, sha256: sha(line) }))(
      replaced("header.json", (t) => put(t, {}))(all),
    ),
  );
};

type SiteHeader = { migrations: string[]; tables: { name: string; columns: string[] }[] };
const withHeader = (change: (header: SiteHeader) => void) =>
  inBoth((text) => {
    const header = JSON.parse(text);
    change(header);
    return JSON.stringify(header);
  });

const LINK_ROW = {
  id: "l1",
  token_hash: "0".repeat(64),
  email: null,
  role: "administrator",
  kind: "invitation",
  user_id: null,
  created_by: null,
  created_at: TEST_NOW.toISOString(),
  expires_at: "2099-01-01T00:00:00.000Z",
  used_at: null,
};

describe("a forged archive, sealed as a good one", () => {
  it.each<[string, (all: Part[]) => Part[], string]>([
    [
      "a newer format",
      inBoth((t) => t.replace(/"formatVersion":\s*1/, '"formatVersion":2')),
      "newer",
    ],
    ["a newer schema", inBoth((t) => t.replace("0001-foundation", "0999-later")), "newer"],
    [
      "a schema without its beginning",
      withHeader((header) => header.migrations.shift()),
      "damaged",
    ],
    [
      "no schema",
      withHeader((header) => {
        header.migrations = [];
      }),
      "damaged",
    ],
    [
      "a column that came after its schema",
      withHeader((header) => {
        header.migrations = header.migrations.slice(0, 11);
      }),
      "damaged",
    ],
    [
      "an unknown table",
      inBoth((t) => t.replaceAll('"partners"', '"kysely_migration"')),
      "damaged",
    ],
    ["an unknown column", inBoth((t) => t.replaceAll('"logo"', '"logo_x"')), "damaged"],
    [
      "a path out of the storage",
      (all) =>
        replaced("manifest.json", (t) => t.replaceAll(PATH, "../auth-secret"))(
          all.map((p) => (p.name === `files/${PATH}` ? { ...p, name: "files/../auth-secret" } : p)),
        ),
      "damaged",
    ],
    ["a symbolic link", addedBefore("manifest.json", LINK), "damaged"],
    [
      "a file that nobody announced",
      addedBefore("manifest.json", extra("files/gallery/b.jpg")),
      "damaged",
    ],
    ["an entry of no kind", addedBefore("manifest.json", extra("../../etc/cron.d/x")), "damaged"],
    [
      "rows of a table that is not kept",
      addedBefore("manifest.json", row("sessions", "{}")),
      "damaged",
    ],
    ["rows that nobody announced", addedBefore("manifest.json", row("partners", "{}")), "damaged"],
    [
      "nested values",
      (all) =>
        all.map((p) =>
          p.name.startsWith("rows/media_files") ? row("media_files", '{"path":{}}') : p,
        ),
      "damaged",
    ],
    [
      "parts out of order",
      addedBefore("manifest.json", {
        ...row("media_files", "{}"),
        name: "rows/media_files/000003.jsonl.gz",
      }),
      "damaged",
    ],
    [
      "rows that unpack to gigabytes",
      (all) =>
        all.map((p) =>
          p.name.startsWith("rows/media_files")
            ? { ...p, body: gzipSync(Buffer.alloc(70_000_000)) }
            : p,
        ),
      "damaged",
    ],
    ["no manifest", (all) => all.filter(({ name }) => !name.startsWith("manifest")), "incomplete"],
    ["a page under the name of a picture", withPicture(PAGE), "not-a-picture"],
    [
      "a picture of another kind than its name",
      withPicture(Buffer.from("GIF89a".padEnd(3000))),
      "not-a-picture",
    ],
    [
      "a picture announced as something else",
      replaced("manifest.json", (t) => t.replaceAll("image/jpeg", "text/html")),
      "not-a-picture",
    ],
    ["a missing file", (all) => all.filter(({ name }) => name !== `files/${PATH}`), "damaged"],
  ])("is refused: %s", async (_what, change, problem) => {
    expect(await outcomeOf(await forged(change))).toBe(problem);
  });

  it("is taken without the one-time links that archives of before hold", async () => {
    expect(await outcomeOf(await forged(withTable("account_links", LINK_ROW)))).toBe("restored");
    const links = await target.database.kysely.selectFrom("account_links").select("id").execute();
    expect(links).toEqual([]);
    await emptyTarget();
  });

  it("is taken from an older schema, when its columns are those of that schema", async () => {
    const migrations = knownMigrations().slice(0, 11);
    const { kept } = await listSiteTables(migrations.at(-1));
    const older = withHeader((header) => {
      header.migrations = migrations;
      const isKnown = ({ name }: { name: string }) => kept.some((one) => one.name === name);
      header.tables = header.tables.filter(isKnown);
      for (const table of header.tables) {
        const { columns } = kept.find(({ name }) => name === table.name) ?? {};
        table.columns = table.columns.filter((column) => columns?.includes(column));
      }
    });
    expect(await outcomeOf(await forged(older))).toBe("restored");
    await emptyTarget();
  });

  it("while the very same archive, packed again, is taken", async () => {
    expect(await outcomeOf(await forged((all) => all))).toBe("restored");
    await emptyTarget();
  });
});
