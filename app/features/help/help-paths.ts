export const HELP_PATH = "/admin/aide";

/** The address of one answer. */
export const answerPath = (slug: string): string => `${HELP_PATH}#${slug}`;
