import { describe, expect, it } from "vitest";
import { emptyValues } from "~/records/kind";
import { article, missingForVisitors, NEW_EVENT } from "./article";
import { eventSpan } from "./article-data";
import { eventDetails } from "./event-details";
import { clockWords, dayOfDays, lastEventDay, longDays, shortDays, timeAhead } from "./event-times";

const EVENT = {
  date: "2026-07-04",
  time: "14:00",
  endDate: null,
  endTime: null,
  location: null,
  state: "confirmed",
} as const;
const STAGE = { ...EVENT, endDate: "2026-07-06", endTime: "17:00" };

describe("the end of an event", () => {
  it("counts only when it comes after the start", () => {
    expect(eventDetails(STAGE)).toEqual(STAGE);
    for (const endDate of ["2026-07-04", "2026-07-03"]) {
      expect(eventDetails({ ...EVENT, endDate })).toEqual(EVENT);
    }
    expect(eventDetails({ ...EVENT, endTime: "14:00" })).toEqual(EVENT);
    expect(eventDetails({ ...EVENT, time: null, endTime: "17:00" }).endTime).toBeNull();
  });

  it("is said in words", () => {
    const today = "2026-06-01";
    expect([shortDays(EVENT, today), longDays(EVENT), clockWords(EVENT)]).toEqual([
      "sam. 4 juil.",
      "samedi 4 juillet 2026",
      "14h00",
    ]);
    expect(clockWords({ ...EVENT, endTime: "16:30" })).toBe("14h00 à 16h30");
    expect([shortDays(STAGE, today), longDays(STAGE), clockWords(STAGE)]).toEqual([
      "sam. 4 juil. au lun. 6 juil.",
      "du samedi 4 juillet 2026 au lundi 6 juillet 2026",
      "14h00, fin à 17h00",
    ]);
    expect(dayOfDays("2026-07-05", STAGE)).toBe("jour 2 sur 3");
    expect(dayOfDays("2026-07-06", STAGE)).toBe("jour 3 sur 3, fin à 17h00");
  });

  it("is told to search engines", () => {
    expect(eventSpan(EVENT)).toEqual({ startDate: "2026-07-04T14:00:00+02:00" });
    expect(eventSpan({ ...EVENT, endTime: "16:30" }).endDate).toBe("2026-07-04T16:30:00+02:00");
    expect(eventSpan(STAGE).endDate).toBe("2026-07-06T17:00:00+02:00");
    expect(eventSpan({ ...STAGE, time: null, endTime: null })).toEqual({
      startDate: "2026-07-04",
      endDate: "2026-07-06",
    });
  });

  it("is not past before it has come", () => {
    const words = ["2026-07-03", "2026-07-04", "2026-07-05", "2026-07-06", "2026-07-07"];
    expect(words.map((today) => timeAhead(STAGE, today))).toEqual([
      "demain",
      "aujourd’hui",
      "en ce moment",
      "en ce moment",
      null,
    ]);
  });
});

describe("an evening that ends after midnight", () => {
  const SATURDAY = "2026-12-05";
  const EVENING = {
    ...EVENT,
    date: SATURDAY,
    time: "19:00",
    endDate: "2026-12-06",
    endTime: "01:00",
  };

  it("is one evening in words, and over on the next day", () => {
    const today = "2026-11-26";
    expect(lastEventDay(EVENING)).toBe(SATURDAY);
    expect(shortDays(EVENING, today)).toBe("sam. 5 déc.");
    expect(longDays(EVENING)).toBe("samedi 5 décembre 2026");
    expect(clockWords(EVENING)).toBe("19h00 à 01h00");
    expect(timeAhead(EVENING, SATURDAY)).toBe("aujourd’hui");
    expect(timeAhead(EVENING, "2026-12-06")).toBeNull();
  });

  it("ends on the next day for machines", () => {
    expect(eventSpan(EVENING)).toEqual({
      startDate: "2026-12-05T19:00:00+01:00",
      endDate: "2026-12-06T01:00:00+01:00",
    });
  });

  it("may be told without its last day", () => {
    expect(eventDetails({ ...EVENING, endDate: null })).toEqual(EVENING);
    expect(eventDetails({ ...EVENING, endDate: SATURDAY })).toEqual(EVENING);
  });

  it("lasts until six at most, and less than a day", () => {
    const lastDay = (end: object) => lastEventDay({ ...EVENING, ...end });
    expect(lastDay({ endTime: "00:00" })).toBe(SATURDAY);
    expect(lastDay({ endTime: "06:00" })).toBe(SATURDAY);
    expect(lastDay({ endTime: "06:01" })).toBe("2026-12-06");
    expect(lastDay({ endTime: null })).toBe("2026-12-06");
    expect(lastDay({ time: "05:00", endTime: "05:00" })).toBe("2026-12-06");
  });

  it("may be the last of several", () => {
    const nights = { ...EVENING, endDate: "2026-12-07" };
    expect(shortDays(nights, SATURDAY)).toBe("sam. 5 déc. au dim. 6 déc.");
    expect(dayOfDays("2026-12-06", nights)).toBe("jour 2 sur 2, fin à 01h00");
    expect(timeAhead(nights, "2026-12-07")).toBeNull();
  });
});

describe("the end that visitors may see", () => {
  const errorsOf = (end: object) =>
    Object.keys(
      missingForVisitors({
        ...emptyValues(article),
        title: "Stage",
        content: "<p>Stage d’été.</p>",
        event: { ...NEW_EVENT, day: "2026-07-04", time: "14:00", ...end },
      }),
    );

  it.each([
    [{}, []],
    [{ endTime: "14:01" }, []],
    [{ endDay: "2026-07-04" }, []],
    [{ endDay: "2026-07-05", endTime: "01:00" }, []],
    [{ endTime: "01:00" }, []],
    [{ time: null, endDay: "2026-07-05" }, []],
    [{ endDay: "2026-10-04" }, []],
    [{ endDay: "2026-07-03" }, ["event.endDay"]],
    [{ endDay: "2026-10-05" }, ["event.endDay"]],
    [{ endTime: "14:00" }, ["event.endTime"]],
    [{ endDay: "2026-07-04", endTime: "13:59" }, ["event.endTime"]],
    [{ time: null, endTime: "17:00" }, ["event.time"]],
  ])("%j", (end, expected) => {
    expect(errorsOf(end)).toEqual(expected);
  });
});
