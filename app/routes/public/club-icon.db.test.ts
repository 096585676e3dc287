import sharp from "sharp";
import { expect } from "vitest";
import { club } from "~/club/kinds/club";
import { type LogoFile, logoPath } from "~/club/logo/logo-paths";
import { readSite } from "~/club/read-site.server";
import type { Database } from "~/platform/database/database.server";
import { emptyValues } from "~/records/kind";
import { sheetId } from "~/records/sheets.server";
import { loader as askManifest } from "~/routes/feeds/web-manifest";
import { changeContent } from "~tests/support/change-content";
import { test } from "~tests/support/database-test";
import { importRecord } from "~tests/support/record-fixtures";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { loader as askIcon } from "./club-icon";
import { loader as askFavicon } from "./favicon";
import { loader as askShareImage } from "./share-image";

type Loader = (args: unknown) => Promise<Response>;

/** A club by its sheet, and the pictures that it serves. */
async function openClub(database: Database, values: Record<string, unknown>) {
  const id = sheetId(club);
  await importRecord(database, club, {
    id,
    values: { ...emptyValues(club), ...values },
    now: TEST_NOW,
  });
  const ask = (loader: unknown, params = {}) =>
    (loader as Loader)({ params, context: testContext(testServices(database)) });
  return {
    icon: (address: string) => ask(askIcon, { file: address.replace("/icones/", "") }),
    favicon: () => ask(askFavicon),
    shareImage: () => ask(askShareImage),
    manifest: () => ask(askManifest),
    version: async () => (await readSite(database.kysely, TEST_NOW)).club.logo,
    change: (next: Record<string, unknown>) =>
      changeContent(database, async (trx) => {
        const content = JSON.stringify({ ...values, ...next });
        await trx.updateTable("club_records").set({ content }).where("id", "=", id).execute();
      }),
  };
}

const CLUB = { name: "Athlétic Club Les Pins", initials: "ACLP", mark: "pins" };

test("drawings of the logo are kept for good at their address, points and others an hour", async ({
  database,
}) => {
  const site = await openClub(database, CLUB);
  const version = await site.version();
  for (const [file, type] of [
    ["ecusson.svg", "image/svg+xml"],
    ["clair.svg", "image/svg+xml"],
    ["sombre.svg", "image/svg+xml"],
    ["180.png", "image/png"],
    ["masque-512.png", "image/png"],
  ] satisfies [LogoFile, string][]) {
    const kept = await site.icon(logoPath(file, version));
    expect([kept.status, kept.headers.get("content-type")]).toEqual([200, type]);
    const isDrawing = file.endsWith(".svg");
    expect(kept.headers.get("cache-control")?.includes("immutable")).toBe(isDrawing);
    const bare = await site.icon(logoPath(file, ""));
    expect([bare.status, bare.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
    expect(await bare.text()).toBe(await kept.text());
  }
});

test("a new name is at a new address, in every picture, and at the old one for now", async ({
  database,
}) => {
  const site = await openClub(database, CLUB);
  const old = await site.version();
  const pictures = async () => {
    const answers = await Promise.all([
      site.icon("sombre.svg"),
      site.icon("192.png"),
      site.favicon(),
      site.shareImage(),
      site.manifest(),
    ]);
    return Promise.all(answers.map((answer) => answer.text()));
  };
  const before = await pictures();
  await site.change({ name: "Entente du Val de Loire", initials: "EVL", mark: "initials" });
  const version = await site.version();
  const after = await pictures();
  expect(after.filter((text, i) => text === before[i])).toEqual([]);
  expect(after.at(-1)).toContain(logoPath("masque-512.png", version));
  const moved = await site.icon(logoPath("sombre.svg", old));
  expect([moved.status, moved.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(await moved.text()).toBe(after[0]);
});

test.for([
  "31.png",
  "sombre.png",
  "sombre",
  ".svg",
  "sombre.0123456g.svg",
  "constructor.svg",
  "%00",
])("%s is no picture of the logo", async (file, { database }) => {
  const answer = await (await openClub(database, CLUB)).icon(file);
  expect([answer.status, await answer.text()]).toEqual([404, "Cette image n’existe pas."]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("the sheet of a club that could not choose yet keeps its pines", async ({ database }) => {
  const site = await openClub(database, CLUB);
  const version = await site.version();
  // JSON leaves it out.
  await site.change({ mark: undefined });
  expect(await site.version()).toBe(version);
});

test("a browser that no page has told of an icon gets the club’s mark", async ({ database }) => {
  const answer = await (await openClub(database, CLUB)).favicon();
  expect(answer.headers.get("content-type")).toBe("image/png");
  const picture = await sharp(await answer.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: "png", width: 32, height: 32 });
});
