import type { IconName } from "~/ui/icon";
import type { AttentionItem, MissingPart } from "../article-results.types";
import { quotedTitle } from "./article-words";

const PARTS: Record<MissingPart, string> = {
  title: "un titre",
  text: "le texte",
  date: "la date",
  location: "le lieu",
  alt: "la description d’une image",
};

type Words = {
  icon: IconName;
  tone: "" | "is-urgent" | "is-soon";
  act: string;
  what: string;
  how: string;
};

function enumerated(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} et ${last}` : last;
}

/** Nothing for what was begun today: it has not waited yet. */
function since(days: number): string {
  if (days <= 0) return "";
  return days === 1 ? " depuis hier" : ` depuis ${days}\u00a0jours`;
}

/** What waits, and what to do about it, in words. */
export function attentionWords({ kind, title, days, missing }: AttentionItem): Words {
  const quoted = quotedTitle(title);
  switch (kind) {
    case "missing-date":
      return {
        icon: "calendar",
        tone: "is-urgent",
        act: "Compléter",
        what: `L’événement ${quoted} n’a pas de date`,
        how: "Sans date, il n’apparaît pas dans le calendrier.",
      };
    case "missing-place":
      return {
        icon: "pin",
        tone: "is-soon",
        act: "Compléter",
        what: `L’événement ${quoted} n’a pas de lieu`,
        how: "Les visiteurs ne savent pas où venir.",
      };
    case "missing-alt":
      return {
        icon: "image",
        tone: "is-soon",
        act: "Compléter",
        what: `Une image de ${quoted} n’a pas de description`,
        how: "Une phrase suffit pour décrire l’image aux personnes malvoyantes.",
      };
    case "pending-changes":
      return {
        icon: "upload",
        tone: "is-soon",
        act: "Reprendre",
        what: `${quoted} a des modifications qui ne sont pas sur le site`,
        how: "À vous de les publier.",
      };
    default:
      return {
        icon: "pencil",
        tone: "",
        act: "Reprendre",
        what: `Le brouillon ${quoted} attend${since(days)}`,
        how:
          missing.length > 0
            ? `Il manque ${enumerated(missing.map((part) => PARTS[part]))}.`
            : "Il est prêt à être publié.",
      };
  }
}

const NUMBERS = "zéro une deux trois quatre cinq six sept huit neuf dix".split(" ");

/** `trois choses vous attendent` */
export function waitingInWords(count: number): string {
  if (count === 0) return "rien ne vous attend";
  if (count === 1) return "une chose vous attend";
  return `${NUMBERS[count] ?? count} choses vous attendent`;
}
