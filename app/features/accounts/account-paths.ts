export const PROFILE_PATH = "/admin/information";
export const PROFILE_SAVE_PATH = `${PROFILE_PATH}/enregistrer`;
export const OWN_EMAIL_PATH = `${PROFILE_PATH}/adresse`;
export const OWN_PASSWORD_PATH = `${PROFILE_PATH}/mot-de-passe`;
export const OWN_SESSIONS_PATH = `${PROFILE_PATH}/sessions`;
export const TWO_STEP_PATH = `${PROFILE_PATH}/deux-etapes`;
export const TWO_STEP_COMMANDS_PATH = `${TWO_STEP_PATH}/commandes`;
/** Where somebody who is signed in gives their password again. */
export const IDENTITY_PATH = `${PROFILE_PATH}/identite`;
/** Where «Premiers pas» is dismissed. */
export const FIRST_STEPS_PATH = "/admin/premiers-pas";
export const FORGOTTEN_PASSWORD_PATH = "/admin/mot-de-passe-oublie";
