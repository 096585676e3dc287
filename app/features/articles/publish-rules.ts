import type { FieldErrors } from "~/lib/field-errors";
import { addDays, isDay } from "~/lib/french-dates";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import type { ArticleDocument, Publication } from "./article.types";
import type { MissingPart } from "./article-results.types";
import { LONGEST_EVENT_DAYS } from "./event-details";
import { endsPastMidnight } from "./event-times";

/** A broken rule, at the field of the form where it is mended. */
export type RuleError = { path: (string | number)[]; message: string };

/** What visitors would miss if the article were on the site as it stands (product.md, Rules for every screen). */
export function publishErrors(document: ArticleDocument): RuleError[] {
  const errors: RuleError[] = [];
  const fail = (path: RuleError["path"], message: string) => errors.push({ path, message });
  if (!document.title.trim()) fail(["title"], "Donnez un titre à l’actualité.");
  if (!hasBody(document) && !document.cover) {
    fail(["content"], "Écrivez un texte, ou ajoutez une image de couverture.");
  }
  if (document.cover && lacksAlt(document.cover)) fail(["coverAlt"], ALT_MESSAGE);
  document.images.forEach((image, index) => {
    if (lacksAlt(image)) fail(["images", index, "alt"], ALT_MESSAGE);
  });
  if (document.isEvent && !document.eventDate) {
    fail(["eventDate"], "Choisissez la date de l’événement.");
  }
  if (document.isEvent) errors.push(...endErrors(document));
  return errors;
}

/** An event ends after it starts, and lasts three months at most. */
function endErrors(document: ArticleDocument): RuleError[] {
  const { eventTime: time, eventEndTime: end } = document;
  // The schema calls these rules even where it has refused a day.
  const [day, endDay] = [document.eventDate, document.eventEndDate].map((one) =>
    one !== null && isDay(one) ? one : null,
  );
  const error = (field: string, message: string) => [{ path: [field], message }];
  if (day && endDay && endDay < day) {
    return error("eventEndDate", "Le dernier jour ne peut pas venir avant le premier.");
  }
  if (day && endDay && endDay > addDays(day, LONGEST_EVENT_DAYS)) {
    return error("eventEndDate", "Un événement dure trois mois au plus\u00a0: vérifiez les dates.");
  }
  if (end && !time) {
    return error("eventTime", "Donnez aussi l’heure du début, ou effacez celle de la fin.");
  }
  const isOneDay = !endDay || endDay === day;
  if (end && time && isOneDay && end <= time && !endsPastMidnight(time, end)) {
    return error(
      "eventEndTime",
      "La fin doit venir après le début. Si elle est le lendemain, choisissez aussi le dernier jour.",
    );
  }
  return [];
}

/**
 * Whether visitors could ever see it: a date ahead for a scheduled publication, an end after the
 * start. Dates that stand in the database already (`stored`) are left alone.
 */
export function publicationErrors(
  publication: Publication,
  stored: { from: string | null; until: string | null } | null,
  now: Date,
): RuleError[] {
  const { status, from, until } = publication;
  if (status === "draft") return [];
  const errors: RuleError[] = [];
  const clock = now.toISOString();
  if (from !== null && from <= clock && from !== stored?.from) {
    errors.push({
      path: ["publishDate"],
      message:
        "Cette date de parution est passée\u00a0: choisissez-en une à venir, ou «\u00a0Publié\u00a0».",
    });
  }
  const start = from ?? clock;
  if (until !== null && from !== null && until <= from) {
    errors.push({ path: ["untilDate"], message: "La fin doit venir après la parution." });
  } else if (until !== null && until <= start && until !== stored?.until) {
    errors.push({
      path: ["untilDate"],
      message: "Cette date de fin est passée\u00a0: choisissez-en une à venir, ou effacez-la.",
    });
  }
  return errors;
}

/** What a draft still needs, said on the dashboard. */
export function missingParts(document: ArticleDocument): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!document.title.trim()) missing.push("title");
  if (!hasBody(document)) missing.push("text");
  if (document.isEvent && !document.eventDate) missing.push("date");
  if (document.isEvent && !document.eventLocation?.trim()) missing.push("location");
  if (articleLacksAlt(document)) missing.push("alt");
  return missing;
}

/** Whether a picture that carries meaning has no description. */
export function articleLacksAlt(document: Pick<ArticleDocument, "cover" | "images">): boolean {
  return (document.cover !== null && lacksAlt(document.cover)) || document.images.some(lacksAlt);
}

/** Errors under the names that the form's fields have. */
export function toFieldErrors(errors: readonly RuleError[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of errors) {
    const name = path
      .map((part, i) => (typeof part === "number" ? `[${part}]` : i ? `.${part}` : part))
      .join("");
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}

function lacksAlt(image: { alt: string; isDecorative: boolean }): boolean {
  return !image.isDecorative && !image.alt.trim();
}

/** Read before the HTML is cleaned too: linear whatever is sent, 100,000 lone `<` included. */
function hasBody({ content }: ArticleDocument): boolean {
  const text = content.replace(/<[^<>]*>/g, "").replaceAll("&nbsp;", "");
  return text.trim() !== "" || content.includes("<img ");
}
