import { RETENTION } from "~/lib/retention";

/** What the sheets say of the data written on them. */
export const DATA_FOOT = `Ces informations servent à établir la licence et à vous prévenir. Elles sont conservées ${RETENTION.membersYears}\u00a0ans après votre dernière licence\u00a0; vous pouvez les consulter, les corriger ou les faire effacer en écrivant au club.`;
