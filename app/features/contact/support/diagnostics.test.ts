import { expect, it } from "vitest";
import { browserDiagnostics, type SiteFacts, siteDiagnostics } from "./diagnostics";

const FACTS: SiteFacts = {
  publicUrl: "https://www.les-pins.example",
  system: {
    siteVersion: "1.2.3",
    nodeVersion: "26.1.0",
    engine: { name: "SQLite", version: "3.50.1", bytes: 2_097_152 },
    startedAt: "2026-03-09T05:00:00.000Z",
    memoryBytes: 104_857_600,
    articles: 1_240,
    photos: 87,
  },
  storage: { files: 312, bytes: 52_428_800 },
  freeBytes: 3_221_225_472,
  mailer: "smtp",
  waitingMails: 2,
  errors: [],
};

it("tells version, engine, sizes, mail and errors, a line each", () => {
  const text = siteDiagnostics(FACTS).replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  expect(text.split("\n")).toEqual([
    "Site : https://www.les-pins.example",
    "Version : 1.2.3, Node.js 26.1.0",
    "En marche depuis : lundi 9 mars 2026, 06h00",
    "Base de données : SQLite 3.50.1, 2 Mo",
    "Contenu : 1 240 actualités, 87 photos",
    "Fichiers d’images : 312, 50 Mo",
    "Place libre : 3 Go",
    "Mémoire utilisée : 100 Mo",
    "Envoi d’e-mails : SMTP",
    "E-mails en attente : 2",
    "Dernières erreurs : aucune",
  ]);
});

it("lists ten errors at most, the latest first", () => {
  const error = {
    at: "2026-03-10T10:30:00.000Z",
    what: "housekeeping failed",
    kind: "Error EACCES",
  };
  const errors = Array.from({ length: 15 }, () => ({ ...error, where: null, requestId: null }));
  const lines = siteDiagnostics({ ...FACTS, mailer: null, errors }).split("\n");
  expect(lines).toContain("Envoi d’e-mails\u00a0: aucun");
  const listed = lines.filter((line) => line.startsWith("- "));
  expect(listed).toHaveLength(10);
  expect(listed[0]).toBe("- mardi 10 mars 2026, 11h30 · housekeeping failed · Error EACCES");
});

it("says what could not be read, and the rest all the same", () => {
  const broken = { ...FACTS, system: null, storage: null, freeBytes: null, waitingMails: null };
  const lines = siteDiagnostics(broken).split("\n");
  expect(lines).toContain("Base de données\u00a0: illisible");
  expect(lines).toContain("Place libre\u00a0: illisible");
  expect(lines).toContain("Envoi d’e-mails\u00a0: SMTP");
  expect(lines).toHaveLength(11);
});

it("says which browser asks", () => {
  expect(browserDiagnostics({ userAgent: "Mozilla/5.0", width: 390, height: 844 })).toBe(
    "Navigateur\u00a0: Mozilla/5.0\nFenêtre\u00a0: 390 × 844",
  );
});
