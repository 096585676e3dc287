import { expect, it } from "vitest";
import { momentInSentence, shortMoment } from "./french-moments";

const TODAY = "2026-03-12";

it("tells when, in Paris, the closer the finer", () => {
  expect(shortMoment("2026-03-12T08:05:00.000Z", TODAY)).toBe("aujourd’hui, 09h05");
  expect(shortMoment("2026-03-11T23:30:00.000Z", TODAY)).toBe("aujourd’hui, 00h30");
  expect(shortMoment("2026-03-11T20:14:00.000Z", TODAY)).toBe("hier, 21h14");
  expect(shortMoment("2026-03-09T20:14:00.000Z", TODAY)).toBe("lun. 9 mars");
  expect(momentInSentence("2026-03-12T08:05:00.000Z", TODAY)).toBe("à 09h05");
  expect(momentInSentence("2026-03-11T17:05:00.000Z", TODAY)).toBe("hier à 18h05");
  expect(momentInSentence("2026-03-09T20:14:00.000Z", TODAY)).toBe("le lun. 9 mars");
});
