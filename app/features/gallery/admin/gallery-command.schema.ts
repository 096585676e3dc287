import { z } from "zod";
import { trashCommandSchema } from "~/lib/command";

const id = z.uuid();
const neighbour = z
  .uuid()
  .or(z.literal(""))
  .optional()
  .transform((value) => value || null);
const gap = { id, afterId: neighbour, beforeId: neighbour };

/** What the list, the form and the toasts ask to be done with a photo. */
export const galleryCommandSchema = z.discriminatedUnion("intent", [
  trashCommandSchema,
  z.object({ intent: z.enum(["move-first", "move-earlier", "move-later"]), id }),
  z.object({ intent: z.enum(["feature", "unfeature"]), id }),
  z.object({ intent: z.literal("insert"), ...gap }),
  z.object({ intent: z.literal("put-back"), ...gap }),
]);

export type GalleryCommand = z.output<typeof galleryCommandSchema>;
