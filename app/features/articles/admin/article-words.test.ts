import { describe, expect, it } from "vitest";
import type { AdminArticleRow } from "../article.types";
import { describeRow } from "./article-words";

const TODAY = "2026-03-12";
const nameOf = (_: string, key: string) => (key === "athletisme" ? "Athlétisme" : null);

const ROW: AdminArticleRow = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 1,
  title: "Test VMA",
  section: "athletisme",
  coverUrl: null,
  coverFocusX: 50,
  coverFocusY: 50,
  state: "published",
  hasWorkingCopy: false,
  position: 1,
  publishedFrom: null,
  deletedAt: null,
  updatedAt: "2026-03-11T20:14:00.000Z",
  updatedByName: null,
  event: null,
  isEvent: false,
  lacksAlt: false,
  isExample: false,
};

describe("words of the list", () => {
  it("tells what an article is", () => {
    const event = {
      date: "2026-03-24",
      time: "18:30",
      endDate: null,
      endTime: null,
      location: "Stade des Résiniers",
      state: "confirmed",
    } as const;
    expect(describeRow(ROW, TODAY, nameOf)).toBe("Actualité · Athlétisme");
    expect(describeRow({ ...ROW, section: null }, TODAY, nameOf)).toBe("Actualité");
    expect(describeRow({ ...ROW, section: "tennis" }, TODAY, nameOf)).toBe("Actualité");
    expect(describeRow({ ...ROW, isEvent: true, event }, TODAY, nameOf)).toBe(
      "Événement · mar. 24 mars · 18h30 · Stade des Résiniers",
    );
    expect(
      describeRow(
        { ...ROW, isEvent: true, event: { ...event, state: "cancelled" } },
        TODAY,
        nameOf,
      ),
    ).toContain("Annulé");
    expect(describeRow({ ...ROW, isEvent: true }, TODAY, nameOf)).toBe(
      "Événement · Date et lieu à compléter",
    );
  });
});
