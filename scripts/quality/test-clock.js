import { pathToFileURL } from "node:url";
import { inProject } from "../bootstrap/project.js";

const PRELOAD = inProject("tests/support/preload-clock.ts");
const DAY = 86_400_000;

/**
 * What a run of tests needs in its environment to begin at an instant: in the tests themselves, the sites they start
 * and the pages of these.
 * @param {string} [start] `2027-10-31T00:55Z`; nothing for the time it is
 * @returns {NodeJS.ProcessEnv}
 */
export function clockEnvironment(start) {
  if (start === undefined) return {};
  const offset = Date.parse(start) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`TEST_CLOCK is no instant: ${start}`);
  return {
    TEST_CLOCK_OFFSET: String(offset),
    NODE_OPTIONS: `--import ${pathToFileURL(PRELOAD)}`,
  };
}

/** When something that leans on the time fails: five minutes before a week, a year, a month and an hour end in Paris. */
export function hardInstants(year = new Date().getFullYear() + 1) {
  return [
    `${lastSundayOf(year, 1)}T22:55Z`,
    `${year}-02-28T22:55Z`,
    `${lastSundayOf(year, 3)}T00:55Z`,
    `${lastSundayOf(year, 10)}T00:55Z`,
    `${year}-12-31T22:55Z`,
  ];
}

/** In a month of 31 days. */
function lastSundayOf(year, month) {
  const last = new Date(Date.UTC(year, month - 1, 31));
  return new Date(last.getTime() - last.getUTCDay() * DAY).toISOString().slice(0, 10);
}
