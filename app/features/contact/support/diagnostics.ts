import { bytesInFrench } from "~/lib/french-bytes";
import { clockTime, longDate, parisClock, parisDay } from "~/lib/french-dates";
import type { RecentError } from "~/platform/recent-errors.server";

/** What the technical contact needs to know of the site, and nothing about anybody. */
export type SiteFacts = {
  publicUrl: string;
  siteVersion: string;
  nodeVersion: string;
  engine: { name: string; version: string; bytes: number };
  startedAt: string;
  memoryBytes: number;
  articles: number;
  photos: number;
  files: { count: number; bytes: number; freeBytes: number };
  /** How mail is sent; null when it is not. */
  mailer: "emailjs" | "smtp" | null;
  waitingMails: number;
  errors: readonly RecentError[];
};

const SHOWN_ERRORS = 10;
const MAILERS = { emailjs: "EmailJS", smtp: "SMTP" } as const;

/** The facts as a text: the very one that is shown, then sent. */
export function siteDiagnostics(facts: SiteFacts): string {
  const { engine, files, mailer, waitingMails } = facts;
  const count = (value: number) => value.toLocaleString("fr-FR");
  const lines = [
    ["Site", facts.publicUrl],
    ["Version", `${facts.siteVersion}, Node.js ${facts.nodeVersion}`],
    ["En marche depuis", momentOf(facts.startedAt)],
    ["Base de données", `${engine.name} ${engine.version}, ${bytesInFrench(engine.bytes)}`],
    ["Contenu", `${count(facts.articles)} actualités, ${count(facts.photos)} photos`],
    ["Fichiers d’images", `${count(files.count)}, ${bytesInFrench(files.bytes)}`],
    ["Place libre", bytesInFrench(files.freeBytes)],
    ["Mémoire utilisée", bytesInFrench(facts.memoryBytes)],
    ["Envoi d’e-mails", mailer ? MAILERS[mailer] : "aucun"],
    ["E-mails en attente", count(waitingMails)],
  ];
  return [
    ...lines.map(([name, value]) => `${name}\u00a0: ${value}`),
    ...errorLines(facts.errors),
  ].join("\n");
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
