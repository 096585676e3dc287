import { type ActedKind, type Acts, moveActs, switchActs, trashActs } from "~/records/acts.server";
import { moveRanked } from "~/records/ranks.server";
import { GALLERY_ORDER } from "../gallery-order.server";
import { photo } from "../photo";

/** Photos as rows that are thrown away and brought back. */
export const PHOTO_ROWS: ActedKind = {
  subject: photo.subject,
  table: photo.table,
  titleColumn: "title",
  gone: "Cette photo n’est plus dans la galerie. Actualisez la page.",
};

export const PHOTO_ACTS: Acts = {
  ...trashActs(PHOTO_ROWS),
  ...moveActs(PHOTO_ROWS, (database, asked) => moveRanked(database, GALLERY_ORDER, asked)),
  ...switchActs(PHOTO_ROWS, {
    column: "is_featured",
    on: {
      intent: "feature",
      said: "est à la une de la galerie.",
      action: "updated",
    },
    off: {
      intent: "unfeature",
      said: "n’est plus à la une de la galerie.",
      action: "updated",
    },
  }),
};
