import { expect, test } from "vitest";
import { spokenSummary } from "./spoken-summary";
import type { UploadPhase } from "./upload-queue";

const spoken = (...phases: UploadPhase[]) => spokenSummary(phases.map((phase) => ({ phase })));

test("the sending is told at its start and at its end", () => {
  expect(spoken()).toBe("");
  expect(spoken("preparing")).toBe("Envoi de 1 image en cours.");
  expect(spoken("done", "sending", "unstarted")).toBe("Envoi de 3 images en cours.");
  expect(spoken("done", "done")).toBe("Envoi terminé\u00a0: 2 images.");
  expect(spoken("done", "failed")).toBe(
    "Envoi terminé\u00a0: 1 sur 2 images, des erreurs sont à voir.",
  );
});

test("the server is waited for only while no file that has begun moves", () => {
  expect(spoken("done", "waiting", "waiting", "unstarted")).toBe("En attente du serveur…");
  expect(spoken("waiting", "sending", "unstarted")).toBe("Envoi de 3 images en cours.");
  expect(spoken("waiting", "preparing")).toBe("Envoi de 2 images en cours.");
  // Between two files, while the next one has not begun.
  expect(spoken("done", "unstarted")).toBe("Envoi de 2 images en cours.");
});
