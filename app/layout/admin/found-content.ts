import { z } from "zod";
import type { IconName } from "~/ui/icon";

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
  /** Our own server names one that there is. */
  icon: z.custom<IconName>((name) => typeof name === "string"),
  items: z.array(foundItemSchema),
});

/** What `/admin/recherche/resultats` answers. */
export const foundContentSchema = z.object({ groups: z.array(foundGroupSchema) });

export type FoundGroup = z.infer<typeof foundGroupSchema>;
export type FoundContent = z.infer<typeof foundContentSchema>;
