import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import {
  addPhoto,
  galleryActivity,
  pathsToClean,
  photoUrl,
  photoValues,
} from "~tests/support/gallery-fixtures";
import { storePictures } from "~tests/support/picture-fixtures";
import { findGalleryImage } from "./gallery.server";
import { IMAGE_LOST, type PhotoValues } from "./photo";
import { savePhoto } from "./save-photo.server";

const LATER = minutesAfter(NOW, 5);

type Asked = { version?: number; isStored?: boolean; userId?: string | null };

async function save(
  database: Database,
  id: string,
  values: Partial<PhotoValues>,
  { version = 1, isStored = true, userId = null }: Asked = {},
) {
  if (isStored && values.url) await storePictures(database, [values.url]);
  return await savePhoto(database, { id, version, values, userId, now: LATER });
}

describe("savePhoto", () => {
  test("writes what was typed, signs it, and visitors see it", async ({ database }) => {
    const id = await addPhoto(database);
    const userId = await addUser(database);
    const values = photoValues({ title: "Le lac", description: "Au matin.", isFeatured: true });
    const answer = await save(database, id, values, { userId });
    expect(answer).toEqual({
      kind: "saved",
      record: {
        id,
        version: 2,
        values,
        updatedAt: LATER.toISOString(),
        updatedByName: "Josiane Lacoste",
        isTrashed: false,
      },
    });
    expect(await findGalleryImage(database.kysely, id)).toMatchObject({
      title: "Le lac",
      description: "Au matin.",
      isFeatured: true,
    });
    expect(await galleryActivity(database)).toEqual([
      { action: "updated", subject_id: id, label: "Le lac", user_id: userId },
    ]);
  });

  test("notes the file and thumbnail of a picture that another one replaces", async ({
    database,
  }) => {
    const id = await addPhoto(database, { image_url: photoUrl("avant") });
    await save(database, id, photoValues({ url: photoUrl("apres") }));
    expect(await pathsToClean(database)).toEqual(["gallery/avant.jpg", "thumbnails/avant.jpg"]);
    expect(await findGalleryImage(database.kysely, id)).toMatchObject({ url: photoUrl("apres") });
  });

  test("notes nothing when the picture stays", async ({ database }) => {
    const id = await addPhoto(database);
    await save(database, id, photoValues({ title: "Autre titre" }));
    expect(await pathsToClean(database)).toEqual([]);
  });

  test("never overwrites what somebody saved meanwhile, not even their picture", async ({
    database,
  }) => {
    const id = await addPhoto(database);
    await save(database, id, photoValues({ url: photoUrl("la-leur") }));
    const answer = await save(database, id, photoValues({ url: photoUrl("la-mienne") }));
    expect(answer).toMatchObject({
      kind: "conflict",
      current: { version: 2, values: { url: photoUrl("la-leur") } },
    });
    expect(await pathsToClean(database)).toEqual(["gallery/photo.jpg", "thumbnails/photo.jpg"]);
  });

  test("sent twice, it is saved once", async ({ database }) => {
    const id = await addPhoto(database);
    const form = photoValues({ title: "Le lac" });
    const answers = await Promise.all([save(database, id, form), save(database, id, form)]);
    expect(answers).toMatchObject([{ kind: "saved" }, { kind: "saved" }]);
    expect(answers[1]).toMatchObject({ record: { version: 2 } });
    expect(await galleryActivity(database)).toHaveLength(1);
  });

  test("keeps what an older tab leaves out, and looks at it all the same", async ({ database }) => {
    const id = await addPhoto(database, { alt_text: "", has_consent: false });
    await storePictures(database, [photoUrl("photo")]);
    expect(await save(database, id, { title: "Le lac" })).toMatchObject({
      record: { version: 2, values: photoValues({ title: "Le lac", alt: "", hasConsent: false }) },
    });
    expect(await save(database, id, { hasConsent: true }, { version: 2 })).toEqual({
      kind: "invalid",
      errors: { alt: [ALT_MESSAGE] },
    });
  });

  test("refuses what is in the trash, unknown, or shows a file that is not there", async ({
    database,
  }) => {
    const trashed = await addPhoto(database, { deleted_at: NOW.toISOString() });
    const before = await addPhoto(database);
    const form = photoValues({ title: "Autre", url: photoUrl("perdue") });
    expect(await save(database, trashed, form)).toEqual({ kind: "trashed" });
    for (const id of [newId(), "x", "\u0000"]) {
      expect(await save(database, id, form)).toEqual({ kind: "not-found" });
    }
    expect(await save(database, newId(), form, { version: 0 })).toEqual({ kind: "not-found" });
    const gone = { ...form, url: photoUrl("envolee") };
    expect(await save(database, before, gone, { isStored: false })).toEqual({
      kind: "invalid",
      errors: { url: [IMAGE_LOST] },
    });
    expect(await galleryActivity(database)).toEqual([]);
  });

  test("hides the photo of people who no longer agree, and shows it when they do", async ({
    database,
  }) => {
    const id = await addPhoto(database);
    const version = await readContentVersion(database);
    await save(database, id, photoValues({ hasConsent: false }));
    expect(await findGalleryImage(database.kysely, id)).toBeNull();
    expect(await readContentVersion(database)).toBeGreaterThan(version);
    await save(database, id, photoValues(), { version: 2 });
    expect(await findGalleryImage(database.kysely, id)).toMatchObject({ id });
  });
});
