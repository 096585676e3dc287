import { z } from "zod";

const foundItemSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** What it is, or the state it is in; may be empty. */
  detail: z.string(),
  to: z.string().startsWith("/admin/"),
});

/** Content that a search of the administrator area found, of one kind. */
const foundGroupSchema = z.object({
  heading: z.string(),
  icon: z.enum(["newspaper", "image", "people", "person", "heart", "bag", "message", "help"]),
  items: z.array(foundItemSchema),
});

/** What `/admin/recherche/resultats` answers. */
export const foundContentSchema = z.object({ groups: z.array(foundGroupSchema) });

export type FoundGroup = z.infer<typeof foundGroupSchema>;
export type FoundContent = z.infer<typeof foundContentSchema>;
