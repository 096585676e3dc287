import { mkdir, open, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { describe, expect } from "vitest";
import { openBackupFolder, otherDatabase, siteOn, writeOnce } from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { readSiteContents } from "~tests/support/site-contents";
import { readArchive } from "./archive.server";

const backups = openBackupFolder();

type Entry = { name: string; body: Buffer | null };

/** The entries of a new backup of a small site. */
async function entriesOfBackup(): Promise<Entry[]> {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  for (const count of [1, 2, 3]) await writeOnce(source, count);
  await backups.backUp(source);
  const handle = await open(backups.path("a.tar"));
  const entries: Entry[] = [];
  for await (const { name, chunks } of readArchive(handle)) {
    entries.push({ name, body: Buffer.concat(await Array.fromAsync(chunks)) });
  }
  await handle.close();
  return entries;
}

async function packed(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, body } of entries) {
    if (body) archive.entry({ name }, body);
    else archive.entry({ name, type: "directory" });
  }
  archive.finalize();
  return await buffer(archive);
}

const byName = (entries: readonly Entry[]) =>
  entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const under = (folder: string, entries: readonly Entry[]) =>
  entries.map(({ name, body }) => ({ name: `${folder}/${name}`, body }));

/** As `tar` finds them: each folder before its files. */
function withFolders(entries: readonly Entry[]): Entry[] {
  const folders = entries.flatMap(({ name }) => {
    const parts = name.split("/").slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join("/")}/`);
  });
  return byName([...entries, ...[...new Set(folders)].map((name) => ({ name, body: null }))]);
}

/** As a Mac's `tar` adds them, before each file that has attributes. */
const withMacAttributes = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => [
    { name: entry.name.replace(/[^/]*$/, "._$&"), body: Buffer.from("\0\x05\x16\x07Mac OS X") },
    entry,
  ]);

const PACKED: [string, (entries: Entry[]) => Entry[]][] = [
  ["by `tar cf a.tar .`", (entries) => withFolders(under(".", entries))],
  ["by `tar cf a.tar *`", withFolders],
  [
    "by `tar cf a.tar header.json rows files …`",
    (entries) => [
      ...entries.slice(0, 1),
      ...withFolders(entries.slice(1, -2)),
      ...entries.slice(-2),
    ],
  ],
  [
    "with the folder above",
    (entries) => withFolders(under("foulee-20260310-103000-main", entries)),
  ],
  ["on a Mac", withMacAttributes],
  ["on a Mac, with `./`", (entries) => withFolders(withMacAttributes(under(".", entries)))],
  ["in another order", byName],
  [
    "header first, then by name",
    (entries) => [...entries.slice(0, 1), ...byName(entries.slice(1))],
  ],
];

const COMPRESSED: [string, (archive: Buffer) => Buffer][] = [
  ["a .tar.gz", (archive) => gzipSync(archive)],
  ["a .tar.gz that is cut", (archive) => gzipSync(archive).subarray(0, 500)],
  ["a .zip", () => Buffer.from("PK\x03\x04\x14\0\0\0\x08\0header.json".padEnd(4000), "latin1")],
  ["a .tar.xz", () => Buffer.from("\xfd7zXZ\0".padEnd(4000), "latin1")],
  ["a .tar.bz2", () => Buffer.from("BZh91AY&SY".padEnd(4000), "latin1")],
  ["a .tar.zst", () => Buffer.from("\x28\xb5\x2f\xfd".padEnd(4000), "latin1")],
  ["a .7z", () => Buffer.from("7z\xbc\xaf\x27\x1c".padEnd(4000), "latin1")],
  ["a .rar", () => Buffer.from("Rar!\x1a\x07".padEnd(4000), "latin1")],
];

describe("a backup that was handled since it was downloaded", () => {
  test("is refused with a sentence that says what it is, and the site stays as it was", async ({
    database,
  }) => {
    const entries = await entriesOfBackup();
    const site = siteOn(database, new MemoryStorage());
    await writeOnce(site, 5);
    const before = await readSiteContents(site);
    const outcomeOf = async (bytes: Buffer) => {
      await writeFile(backups.path("tried.tar"), bytes);
      return await backups.restore(site, { name: "tried.tar", safety: "avant.tar" }).then(
        () => "restored",
        (error: { problem?: string }) => error.problem ?? String(error),
      );
    };

    const outcomes = async <T>(cases: [string, T][], bytesOf: (one: T) => Promise<Buffer>) => {
      const found: string[] = [];
      for (const [name, one] of cases)
        found.push(`${name}: ${await outcomeOf(await bytesOf(one))}`);
      return found;
    };
    const repacked = await outcomes(PACKED, (handle) => packed(handle(entries)));
    expect(repacked).toEqual(PACKED.map(([name]) => `${name}: repacked`));
    const archive = await packed(entries);
    const compressed = await outcomes(COMPRESSED, async (compress) => compress(archive));
    expect(compressed).toEqual(COMPRESSED.map(([name]) => `${name}: compressed`));
    const single = entries.filter(({ name }) => !name.startsWith("files/"));
    const parts = await outcomes(
      single.map(({ name, body }) => [name, body ?? Buffer.alloc(0)]),
      async (body) => body,
    );
    expect(parts).toEqual(single.map(({ name }) => `${name}: unpacked`));
    expect(await readSiteContents(site)).toEqual(before);
  });

  test("is refused as its unpacked folder too, also with a folder above", async ({ database }) => {
    for (const { name, body } of await entriesOfBackup()) {
      const file = backups.path(`above/folder/${name}`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body ?? "");
    }
    const site = siteOn(database, new MemoryStorage());
    for (const name of ["above/folder", "above"]) {
      await expect(backups.restore(site, { name })).rejects.toMatchObject({
        problem: "unpacked",
        message: expect.stringContaining("sans l’ouvrir"),
      });
    }
    await expect(backups.restore(site, { name: "above/folder/rows" })).rejects.toMatchObject({
      problem: "folder",
    });
  });

  test("is told from what is no backup of the site, and from one that is damaged", async ({
    database,
  }) => {
    const entries = await entriesOfBackup();
    const site = siteOn(database, new MemoryStorage());
    const problemOf = async (bytes: Buffer) => {
      await writeFile(backups.path("tried.tar"), bytes);
      return await backups.restore(site, { name: "tried.tar" }).catch(({ problem }) => problem);
    };
    const other = [{ name: "./header.json", body: Buffer.from('{"format":"another"}') }];
    expect(await problemOf(await packed(withFolders(other)))).toBe("not-a-backup");
    const changed = entries.map((entry) =>
      entry.name.startsWith("files/") ? { ...entry, body: Buffer.from("\x89PNG\r\n") } : entry,
    );
    expect(await problemOf(await packed(changed))).toBe("damaged");
  });
});
