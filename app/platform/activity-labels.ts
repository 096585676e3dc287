/** In place of a name in the log once its account is erased. Stored, never renamed. */
export const ERASED_PERSON = "une personne partie";

/** In place of an address in the log that was invited, once its links are forgotten. Stored, never renamed. */
export const FORGOTTEN_INVITATION = "une invitation";
