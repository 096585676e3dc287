import type { ArticleDocument, EditableImage } from "./article.types";

/** What was done, besides the change of content itself. */
export type RevisionAct =
  | "edit"
  | "publish"
  | "schedule"
  | "unpublish"
  | "restore"
  | "discard"
  | "reorder";

type Part = { name: string; feminine: boolean };

const ACT_WORDS: Record<Exclude<RevisionAct, "edit">, string> = {
  publish: "Publié",
  schedule: "Programmé",
  unpublish: "Repassé en brouillon",
  restore: "Version précédente restaurée",
  discard: "Modifications abandonnées",
  reorder: "Photos déplacées",
};

/** One French line for the history: «Titre et texte modifiés», «Publié : image de couverture ajoutée». */
export function summarizeChange(
  before: ArticleDocument | null,
  after: ArticleDocument,
  act: RevisionAct,
): string {
  if (!before) {
    if (act === "publish") return "Création et publication";
    return act === "schedule" ? "Création et programmation" : "Création du brouillon";
  }
  const changes = describeChanges(before, after);
  if (act === "edit") return changes ? capitalized(changes) : "Sans changement";
  const word = ACT_WORDS[act];
  return changes && (act === "publish" || act === "schedule") ? `${word}\u00a0: ${changes}` : word;
}

function describeChanges(before: ArticleDocument, after: ArticleDocument): string {
  return [
    modifiedParts(before, after),
    ...coverChanges(before, after),
    ...imageChanges(before.images, after.images),
    ...eventChanges(before, after),
  ]
    .filter(Boolean)
    .join(", ");
}

function modifiedParts(before: ArticleDocument, after: ArticleDocument): string {
  const candidates: (Part & { changed: boolean })[] = [
    { name: "titre", feminine: false, changed: before.title !== after.title },
    { name: "texte", feminine: false, changed: before.content !== after.content },
    { name: "section", feminine: true, changed: before.section !== after.section },
    { name: "date", feminine: true, changed: isMoved(before, after) },
    { name: "heure", feminine: true, changed: isRetimed(before, after) },
    { name: "lieu", feminine: false, changed: before.eventLocation !== after.eventLocation },
  ];
  const parts = candidates.filter((part) => part.changed);
  if (parts.length === 0) return "";
  const participle = parts.every((part) => part.feminine) ? "modifiée" : "modifié";
  return `${enumerated(parts.map((part) => part.name))} ${participle}${parts.length > 1 ? "s" : ""}`;
}

function isMoved(before: ArticleDocument, after: ArticleDocument): boolean {
  return before.eventDate !== after.eventDate || before.eventEndDate !== after.eventEndDate;
}

function isRetimed(before: ArticleDocument, after: ArticleDocument): boolean {
  return before.eventTime !== after.eventTime || before.eventEndTime !== after.eventEndTime;
}

function coverChanges(before: ArticleDocument, after: ArticleDocument): string[] {
  const old = before.cover;
  const now = after.cover;
  if (!old && !now) return [];
  if (!old) return ["image de couverture ajoutée"];
  if (!now) return ["image de couverture retirée"];
  if (old.url !== now.url) return ["image de couverture remplacée"];
  const changes: string[] = [];
  if (old.alt !== now.alt || old.isDecorative !== now.isDecorative) {
    changes.push("description de l’image modifiée");
  }
  if (old.focusX !== now.focusX || old.focusY !== now.focusY) changes.push("cadrage modifié");
  return changes;
}

function imageChanges(before: readonly EditableImage[], after: readonly EditableImage[]): string[] {
  const changes: string[] = [];
  const old = new Map(before.map((image) => [image.id, image]));
  const now = new Set(after.map((image) => image.id));
  const added = after.filter((image) => !old.has(image.id)).length;
  const removed = before.filter((image) => !now.has(image.id)).length;
  if (added) changes.push(counted(added, "photo", "ajoutée"));
  if (removed) changes.push(counted(removed, "photo", "retirée"));
  const keptBefore = before.filter((image) => now.has(image.id)).map((image) => image.id);
  const keptAfter = after.filter((image) => old.has(image.id)).map((image) => image.id);
  if (keptBefore.join() !== keptAfter.join()) changes.push("photos déplacées");
  if (after.some((image) => isReworded(old.get(image.id), image))) {
    changes.push("légendes des photos modifiées");
  }
  return changes;
}

function isReworded(old: EditableImage | undefined, now: EditableImage): boolean {
  if (!old) return false;
  return (
    old.url !== now.url ||
    old.alt !== now.alt ||
    old.caption !== now.caption ||
    old.isDecorative !== now.isDecorative
  );
}

function eventChanges(before: ArticleDocument, after: ArticleDocument): string[] {
  if (!before.isEvent && after.isEvent) return ["devient un événement"];
  if (before.isEvent && !after.isEvent) return ["n’est plus un événement"];
  if (before.eventState === after.eventState) return [];
  return [
    {
      confirmed: "événement maintenu",
      postponed: "événement reporté",
      cancelled: "événement annulé",
    }[after.eventState],
  ];
}

function counted(count: number, noun: string, participle: string): string {
  const plural = count > 1 ? "s" : "";
  return `${count} ${noun}${plural} ${participle}${plural}`;
}

function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} et ${last}` : last;
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
