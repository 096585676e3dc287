import { expect } from "vitest";
import {
  openBackupFolder,
  otherDatabase,
  siteOn,
  withoutRestoration,
  writeOnce,
} from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { readSiteContents } from "~tests/support/site-contents";

const backups = openBackupFolder();

test("a backup made while people write is of one instant", async ({ database }) => {
  const storage = new MemoryStorage();
  const site = siteOn(database, storage);
  let written = 0;
  const write = async () => {
    written += 1;
    await writeOnce(site, written);
  };
  for (let count = 0; count < 12; count += 1) await write();
  let writing = Promise.resolve();
  const openRead = storage.openRead.bind(storage);
  // Somebody writes at each file that is read, and nobody waits for it.
  storage.openRead = (path) => {
    writing = writing.then(write);
    return openRead(path);
  };
  for (const name of ["a.tar", "b.tar"]) {
    const acknowledged = written;
    await backups.backUp(site, name);
    const copy = siteOn(await otherDatabase(), new MemoryStorage());
    const { manifest } = await backups.restore(copy, { name });
    expect(manifest.missing).toEqual([]);
    const settings = await copy.database.kysely.selectFrom("site_settings").selectAll().execute();
    const count = Number(settings.find((row) => row.key === "count")?.value);
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    expect(settings).toHaveLength(count + 1);
    const named = await copy.database.kysely.selectFrom("media_files").select("path").execute();
    const { files } = await readSiteContents(copy);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(named.map(({ path }) => path)));
  }
  await writing;
  expect(written).toBeGreaterThan(24);
});

test("a file replaced while files are taken is taken again, as the rows name it", async ({
  database,
}) => {
  const storage = new MemoryStorage();
  const site = siteOn(database, storage);
  for (let count = 1; count <= 5; count += 1) await writeOnce(site, count);
  const openRead = storage.openRead.bind(storage);
  let reads = 0;
  // The last file is read, the first ones are in the archive: now somebody writes.
  storage.openRead = async (path) => {
    reads += 1;
    const file = await openRead(path);
    if (reads === 5) for (const count of [6, 7]) await writeOnce(site, count);
    return file;
  };
  const { manifest } = await backups.backUp(site);
  expect(manifest.files.filter(({ path }) => path === "partners/same/logo.png")).toHaveLength(2);
  const copy = siteOn(await otherDatabase(), new MemoryStorage());
  await backups.restore(copy);
  expect(await readSiteContents(copy).then(withoutRestoration)).toEqual(
    await readSiteContents({ database, storage }),
  );
});

test("a file that rows name and the storage lost is noted", async ({ database }) => {
  const site = siteOn(database, new MemoryStorage());
  for (let count = 1; count <= 3; count += 1) await writeOnce(site, count);
  await site.storage.delete(["partners/p2/logo.png"]);
  expect((await backups.backUp(site)).manifest.missing).toEqual(["partners/p2/logo.png"]);
});
