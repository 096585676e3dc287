import { z } from "zod";

/** A command as the fields of a form. */
export type CommandFields = Record<string, string>;

/** What is said of a command, and the fields that undo it. */
export type CommandAnswer = { ok: boolean; message: string; undo: CommandFields | null };

/** Into the trash, or out of it: what every list may ask for. */
export const trashCommandSchema = z.object({ intent: z.enum(["trash", "restore"]), id: z.uuid() });
