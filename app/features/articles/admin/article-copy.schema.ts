import { z } from "zod";
import { SECTION_SLUGS } from "~club/sections";

const image = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  isDecorative: z.boolean(),
});

/** What the editor's fields look like in a copy that the browser kept. */
export const articleCopySchema = z.object({
  title: z.string(),
  content: z.string(),
  section: z.enum(SECTION_SLUGS).optional(),
  coverUrl: z.string().optional(),
  coverAlt: z.string(),
  coverIsDecorative: z.boolean(),
  coverFocusX: z.number(),
  coverFocusY: z.number(),
  images: z.array(image),
  isEvent: z.boolean(),
  eventDate: z.string().optional(),
  eventTime: z.string().optional(),
  eventEndDate: z.string().optional(),
  eventEndTime: z.string().optional(),
  eventLocation: z.string(),
  eventState: z.enum(["confirmed", "postponed", "cancelled"]),
  status: z.enum(["draft", "scheduled", "published"]),
  publishDate: z.string().optional(),
  publishTime: z.string().optional(),
  untilDate: z.string().optional(),
  untilTime: z.string().optional(),
  toTop: z.boolean(),
});
