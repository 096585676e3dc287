import { bytesInFrench } from "~/lib/french-bytes";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { RecentError } from "~/platform/recent-errors.server";

/**
 * What the technical contact needs to know of the site, and nothing about anybody. What could not be
 * read is null: somebody asks for help when things are broken.
 */
export type SiteFacts = {
  publicUrl: string;
  system: {
    siteVersion: string;
    nodeVersion: string;
    engine: { name: string; version: string; bytes: number };
    startedAt: string;
    memoryBytes: number;
    articles: number;
    photos: number;
  } | null;
  storage: { files: number; bytes: number } | null;
  freeBytes: number | null;
  /** How mail is sent; null when it is not. */
  mailer: "emailjs" | "smtp" | null;
  waitingMails: number | null;
  errors: readonly RecentError[];
};

const SHOWN_ERRORS = 10;
const MAILERS = { emailjs: "EmailJS", smtp: "SMTP" } as const;

/** The facts as a text: the very one that is shown, then sent. */
export function siteDiagnostics(facts: SiteFacts): string {
  const { system, storage, freeBytes, mailer, waitingMails } = facts;
  const lines: [string, string | null][] = [
    ["Site", facts.publicUrl],
    ["Version", system && `${system.siteVersion}, Node.js ${system.nodeVersion}`],
    ["En marche depuis", system && momentOf(system.startedAt)],
    ["Base de données", system && engineInWords(system.engine)],
    ["Contenu", system && `${count(system.articles)} actualités, ${count(system.photos)} photos`],
    ["Fichiers d’images", storage && `${count(storage.files)}, ${bytesInFrench(storage.bytes)}`],
    ["Place libre", freeBytes === null ? null : bytesInFrench(freeBytes)],
    ["Mémoire utilisée", system && bytesInFrench(system.memoryBytes)],
    ["Envoi d’e-mails", mailer ? MAILERS[mailer] : "aucun"],
    ["E-mails en attente", waitingMails === null ? null : count(waitingMails)],
  ];
  const shown = lines.map(([name, value]) => `${name}\u00a0: ${value ?? "illisible"}`);
  return [...shown, ...errorLines(facts.errors)].join("\n");
}

function engineInWords({ name, version, bytes }: { name: string; version: string; bytes: number }) {
  return `${name} ${version}, ${bytesInFrench(bytes)}`;
}

function count(value: number): string {
  return value.toLocaleString("fr-FR");
}

/** What is added in the browser: which it is, and how large its window. */
export function browserDiagnostics(browser: {
  userAgent: string;
  width: number;
  height: number;
}): string {
  const { userAgent, width, height } = browser;
  return `Navigateur\u00a0: ${userAgent}\nFenêtre\u00a0: ${width} × ${height}`;
}

function errorLines(errors: readonly RecentError[]): string[] {
  if (errors.length === 0) return ["Dernières erreurs\u00a0: aucune"];
  return [
    "Dernières erreurs\u00a0:",
    ...errors.slice(0, SHOWN_ERRORS).map((error) => {
      const parts = [error.what, error.kind, error.where, error.requestId];
      return `- ${momentOf(error.at)} · ${parts.filter(Boolean).join(" · ")}`;
    }),
  ];
}

function momentOf(instant: string): string {
  return `${longDate(parisDay(instant))}, ${clockTime(parisClock(instant))}`;
}
