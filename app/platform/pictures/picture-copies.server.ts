import { join } from "node:path";
import { type FileCopies, openFileCopies } from "~/platform/storage/file-copies.server";
import { type DerivedImages, openDerivedImages } from "./derived-image.server";

/** The copies of pictures on this machine, beside the storage; the folder may be emptied at any time. */
export type PictureCopies = {
  /** Smaller and cropped ones. */
  derived: DerivedImages;
  /** Whole ones, where the storage is elsewhere. */
  stored: FileCopies;
  /** Removes every copy of a stored picture that was replaced or deleted. */
  forget(path: string): Promise<void>;
};

/** Room for some thousand photos as the site stores them. */
const STORED_BYTES = 512 * 1_048_576;

const sites = new Map<string, PictureCopies>();

/** The copies of a site, one keeper a process: what is made once needs one that knows. */
export function pictureCopies(dataDir: string): PictureCopies {
  const known = sites.get(dataDir) ?? openPictureCopies(join(dataDir, "cache"));
  sites.set(dataDir, known);
  return known;
}

function openPictureCopies(folder: string): PictureCopies {
  const derived = openDerivedImages(join(folder, "derived"));
  const stored = openFileCopies(join(folder, "stored"), STORED_BYTES);
  return {
    derived,
    stored,
    async forget(path) {
      await stored.forget(path);
      await derived.forget(path);
    },
  };
}
