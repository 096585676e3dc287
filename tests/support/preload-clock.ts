import { shiftDates } from "./shift-dates.ts";

/** `npm test` says it to every process when it is told another time (docs/testing.md). */
shiftDates(Number(process.env.TEST_CLOCK_OFFSET));
