import { z } from "zod";
import { trashCommandSchema } from "~/lib/command";
import { insertCommandSchema, moveCommandSchema } from "~/records/move-commands";

const id = z.uuid();

/** What the list, the form and the toasts ask to be done with a photo. */
export const galleryCommandSchema = z.discriminatedUnion("intent", [
  trashCommandSchema,
  moveCommandSchema,
  insertCommandSchema,
  z.object({ intent: z.enum(["feature", "unfeature"]), id }),
]);

export type GalleryCommand = z.output<typeof galleryCommandSchema>;
