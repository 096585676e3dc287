import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BackupList } from "./backup-list";

function markupOf(kind: "auto" | "main" | "avant", lastDay: string | null): string {
  const line = {
    name: `foulee-20260310-103000-${kind}.tar`,
    kind,
    madeAt: "2026-03-10T10:30:00.000Z",
    byteSize: 9_000_000,
    lastDay,
  };
  const props = { lines: [line], isBusy: false, confirmFirst: null };
  return renderToStaticMarkup(createElement(BackupList, props));
}

test("a backup that others replace long before its last day says so", () => {
  expect(markupOf("main", "2026-06-08")).toContain("Effacée au plus tard le lundi 8 juin 2026");
  for (const kind of ["auto", "avant"] as const) {
    expect(markupOf(kind, "2026-06-08")).toContain(
      "Remplacée par les suivantes, au plus tard le lundi 8 juin 2026",
    );
    expect(markupOf(kind, null)).toContain("Gardée tant qu’il n’y en a pas de plus récente");
  }
});
