import { escapeHtml } from "~/lib/escape-html";
import { plainText } from "~/lib/plain-text";
import type { LegalBlock, LegalLink, LegalSection, LegalText } from "./legal-text";

/** The HTML of a legal text: its page shows it, and an order keeps that of its terms of sale. */
export function legalHtml(sections: readonly LegalSection[]): string {
  return sections.map(sectionHtml).join("");
}

/** The sections of a text that `legalHtml` wrote. */
export function sectionsOf(html: string): Pick<LegalSection, "id" | "title">[] {
  const found = html.matchAll(/<section\b[^>]*? id="([^"]*)"[^>]*><h2\b[^>]*>(.*?)<\/h2>/g);
  return [...found].map(([, id = "", title = ""]) => ({ id, title: plainText(title) }));
}

function sectionHtml({ id, title, blocks }: LegalSection): string {
  const titleId = `titre-${id}`;
  const heading = `<h2 id="${titleId}">${escapeHtml(title)}</h2>`;
  const body = blocks.map(blockHtml).join("");
  return `<section class="prose" id="${id}" aria-labelledby="${titleId}">${heading}${body}</section>`;
}

function blockHtml(block: LegalBlock): string {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "list":
      return `<ul>${block.items.map((item) => `<li>${words(item)}</li>`).join("")}</ul>`;
    case "facts":
      return factsHtml(block.rows);
    case "case":
      return `<div class="legal-case">${subheading(block.title)}${factsHtml(block.rows)}</div>`;
    case "frame": {
      const body = block.paragraphs.map(paragraph).join("");
      return `<div class="legal-frame">${subheading(block.title)}${body}</div>`;
    }
  }
}

function subheading(title: string): string {
  return `<h3>${escapeHtml(title)}</h3>`;
}

function paragraph(text: LegalText): string {
  return `<p>${words(text)}</p>`;
}

function factsHtml(rows: readonly { term: string; text: LegalText }[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ({ term, text }) => `<div><dt>${escapeHtml(term)}</dt><dd>${words(text)}</dd></div>`,
  );
  return `<dl class="legal-facts">${lines.join("")}</dl>`;
}

function words(text: LegalText): string {
  if (typeof text === "string") return escapeHtml(text);
  return text.map((part) => (typeof part === "string" ? escapeHtml(part) : anchor(part))).join("");
}

function anchor(link: LegalLink): string {
  const address = "to" in link ? link.to : link.href;
  const rel = address.startsWith("http") ? ' rel="external"' : "";
  return `<a href="${escapeHtml(address)}"${rel}>${escapeHtml(link.label)}</a>`;
}
