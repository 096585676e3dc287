/** A command as the fields of a form. */
export type CommandFields = Record<string, string>;

/** What is said of a command, and the fields that undo it. */
export type CommandAnswer = { ok: boolean; message: string; undo: CommandFields | null };
