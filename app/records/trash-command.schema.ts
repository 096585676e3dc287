import { z } from "zod";

/** Into the trash, or out of it: what every list may ask for. */
export const trashCommandSchema = z.object({ intent: z.enum(["trash", "restore"]), id: z.uuid() });
