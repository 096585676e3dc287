/** A command as the fields of a form. */
export type CommandFields = Record<string, string>;

/** The answer to a command, and the fields that undo it. */
export type CommandAnswer = {
  ok: boolean;
  message: string;
  undo: CommandFields | null;
  /** A page to look at, in a new tab: what was made, or what keeps the command from being carried out. */
  page?: { label: string; href: string };
};

/** The answer to a command that is not understood: one of an old page, mostly. */
export const NOT_UNDERSTOOD: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
  undo: null,
};

/** The address of what is done to one thing of a kind, which `subject` names in the activity log. */
export function actPath(subject: string, id: string): string {
  return `/admin/fiches/${subject}/${id}`;
}

/** `« Cross du village »`, with the spaces that do not break. */
export function quoted(title: string): string {
  return `«\u00a0${title}\u00a0»`;
}
