import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { BackupState } from "./backup/backup-jobs.server";
import { BackupBox } from "./site-state-boxes";

function wordsOf(state: Partial<BackupState>): string {
  const made = { count: 7, byteSize: 120 * 1024 ** 2, lastAt: "2026-03-09T13:02:00.000Z" };
  const well = { lastByteSize: 0, isDaily: true, isLate: false, failure: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BackupBox {...made} {...well} {...state} today="2026-03-10" />
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, " ");
}

test("the box tells it in French, and what is wrong first", () => {
  expect(wordsOf({})).toContain(
    "Dernière sauvegarde réussie hier à 14h02 (7\u00a0gardées, 120\u00a0Mo en tout).",
  );
  expect(wordsOf({})).toContain("copiez-les régulièrement ailleurs");
  expect(wordsOf({})).not.toMatch(/échoué|prévenez|BACKUPS/);
  expect(wordsOf({ isLate: true })).toContain(
    "Aucune sauvegarde n’a réussi depuis plus de deux jours",
  );
  expect(wordsOf({ isLate: true, failure: "Il n’y a plus de place." })).toMatch(
    /La dernière sauvegarde a échoué\. Il n’y a plus de place\./,
  );
  expect(wordsOf({ isDaily: false })).toContain(
    "La sauvegarde de chaque jour est arrêtée (BACKUPS=off).",
  );
  expect(wordsOf({ count: 1 })).toContain("copiez-la régulièrement ailleurs");
  const none = wordsOf({ count: 0, byteSize: 0, lastAt: null, isLate: true });
  expect(none).toContain("La sauvegarde de chaque jour n’a pas encore pu être faite");
  expect(none).toContain("Aucune sauvegarde n’a encore été faite.");
  expect(none).not.toContain("ailleurs");
});
