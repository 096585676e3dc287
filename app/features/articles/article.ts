import { sectionKey } from "~/club/kinds/section-key";
import type { FieldErrors } from "~/lib/field-errors";
import { addDays } from "~/lib/french-dates";
import { group, list } from "~/records/composed-fields";
import {
  day,
  line,
  oneOf,
  percent,
  photo,
  richText,
  time,
  type Values,
  yesNo,
} from "~/records/fields";
import { emptyParts, kind } from "~/records/kind";
import { ALT_LIMIT, ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { endsPastMidnight, LONGEST_EVENT_DAYS } from "./event-times";
import { upgradeArticle } from "./upgrade-article";

export const LOST_PICTURE =
  "Cette image n’est pas arrivée sur le site\u00a0: ajoutez-la de nouveau.";

/** Lengths are characters as a reader counts them; `content` counts the HTML's code units. */
export const ARTICLE_LIMITS = {
  title: 160,
  content: 200_000,
  location: 120,
  alt: ALT_LIMIT,
  caption: 300,
  photos: 60,
} as const;

/** The description of a picture, for people who do not see it. */
const described = {
  alt: line("Description", {
    subject: "La description",
    limit: ARTICLE_LIMITS.alt,
    tooLong: `La description est trop longue\u00a0: ${ARTICLE_LIMITS.alt} caractères au plus.`,
    changed: { phrase: "description de l’image modifiée" },
  }),
  isDecorative: yesNo("Image décorative", {
    changed: { phrase: "description de l’image modifiée" },
  }),
};

const focus = {
  wrong: "Placez le point sur l’image.",
  changed: { phrase: "cadrage modifié" },
};

const coverFields = {
  url: photo("Image", {
    lost: LOST_PICTURE,
    changed: { phrase: "image de couverture remplacée" },
  }),
  ...described,
  alt: { ...described.alt, named: "la description de l’image" },
  focusX: percent("Point à garder, en largeur", focus),
  focusY: percent("Point à garder, en hauteur", focus),
};

const DATE = { noun: "date", isFeminine: true };
const HOUR = { noun: "heure", isFeminine: true };

/** Whether an event takes place. */
export const EVENT_STATES = [
  { value: "confirmed", label: "Maintenu", chosen: "événement maintenu" },
  { value: "postponed", label: "Reporté", chosen: "événement reporté" },
  { value: "cancelled", label: "Annulé", chosen: "événement annulé" },
] as const;

const eventFields = {
  day: day("Date", { changed: DATE }),
  endDay: day("Dernier jour", { changed: DATE }),
  time: time("Heure", { changed: HOUR }),
  endTime: time("Fin à", { changed: HOUR }),
  location: line("Lieu", {
    changed: { noun: "lieu" },
    subject: "Le lieu",
    limit: ARTICLE_LIMITS.location,
    tooLong: `Le lieu est trop long\u00a0: ${ARTICLE_LIMITS.location} caractères au plus.`,
  }),
  state: oneOf("L’événement a-t-il lieu\u00a0?", {
    choices: EVENT_STATES,
    wrong: "Choisissez un état de la liste.",
    shortLabel: "État",
  }),
};

const fields = {
  title: line("Titre", {
    changed: { noun: "titre" },
    subject: "Le titre",
    limit: ARTICLE_LIMITS.title,
    tooLong: `Le titre est trop long\u00a0: ${ARTICLE_LIMITS.title} caractères au plus.`,
  }),
  content: richText("Texte", {
    changed: { noun: "texte" },
    limit: ARTICLE_LIMITS.content,
    tooLong: "Le texte est trop long\u00a0: partagez-le en deux actualités.",
  }),
  section: sectionKey({
    changed: { noun: "section", isFeminine: true },
    none: "Aucune section",
    hint: "Donne l’étiquette de couleur sur la carte.",
    isForNews: true,
  }),
  cover: group("Image de couverture", {
    added: "image de couverture ajoutée",
    removed: "image de couverture retirée",
    isWhole: true,
    fields: coverFields,
  }),
  images: list("Photos de l’article", {
    noun: "photo",
    isFeminine: true,
    moved: "photos déplacées",
    reworded: "légendes des photos modifiées",
    most: ARTICLE_LIMITS.photos,
    tooMany: `Une actualité montre ${ARTICLE_LIMITS.photos} photos au plus\u00a0: retirez-en.`,
    wrongId: "Cette image est mal identifiée\u00a0: ajoutez-la de nouveau.",
    fields: {
      url: photo("Photo", { lost: LOST_PICTURE }),
      ...described,
      caption: line("Légende", {
        subject: "La légende",
        limit: ARTICLE_LIMITS.caption,
        tooLong: `La légende est trop longue\u00a0: ${ARTICLE_LIMITS.caption} caractères au plus.`,
      }),
    },
  }),
  event: group("Événement", {
    added: "devient un événement",
    removed: "n’est plus un événement",
    fields: eventFields,
  }),
};

/** The content of an article as its editor, its history and its working copy hold it. */
export type ArticleValues = Values<typeof fields>;

export type ArticleCover = NonNullable<ArticleValues["cover"]>;

/** A photo of the article's own gallery; the order of the list is the order of display. */
export type ArticlePhoto = ArticleValues["images"][number];

export type ArticleEvent = NonNullable<ArticleValues["event"]>;

/** A picture that nobody has described or framed yet. */
export const NEW_COVER: ArticleCover = emptyParts(coverFields);

/** An event of which nothing is known yet. */
export const NEW_EVENT: ArticleEvent = emptyParts(eventFields);

/** The news and events of the club. */
export const article = kind({
  subject: "article",
  localCopy: "texte",
  table: "articles",
  path: "/admin/actualites",
  permission: "articles",
  icon: "newspaper",
  title: "title",
  french: {
    name: "Actualités et événements",
    tab: "Actualités",
    one: "Actualité ou événement",
    the: "l’actualité",
    acts: { created: "a créé le brouillon" },
    reordered: "a réorganisé les rangs des actualités",
    remove: "Supprimer l’actualité…",
    gone: "Cette actualité n’existe plus. Copiez votre texte avant de quitter.",
  },
  fields,
  check: (values, { intent }) => (intent === "publish" ? missingForVisitors(values) : {}),
  upgrade: upgradeArticle,
});

/** Errors at the parts that visitors would miss (product.md, Rules for every screen). */
export function missingForVisitors(values: ArticleValues): FieldErrors {
  const { title, content, cover, images, event } = values;
  const errors: FieldErrors = {};
  if (!title.trim()) errors.title = ["Donnez un titre à l’actualité."];
  if (!hasBody(content) && !cover) {
    errors.content = ["Écrivez un texte, ou ajoutez une image de couverture."];
  }
  if (cover && lacksAlt(cover)) errors["cover.alt"] = [ALT_MESSAGE];
  for (const image of images) {
    if (lacksAlt(image)) errors[`images.${image.id}.alt`] = [ALT_MESSAGE];
  }
  if (event && !event.day) errors["event.day"] = ["Choisissez la date de l’événement."];
  return { ...errors, ...(event && endErrors(event)) };
}

/** An event ends after it starts, and lasts three months at most. */
function endErrors({ day: first, time: start, endDay, endTime }: ArticleEvent): FieldErrors {
  if (first && endDay && endDay < first) {
    return { "event.endDay": ["Le dernier jour ne peut pas venir avant le premier."] };
  }
  if (first && endDay && endDay > addDays(first, LONGEST_EVENT_DAYS)) {
    return {
      "event.endDay": ["Un événement dure trois mois au plus\u00a0: vérifiez les dates."],
    };
  }
  if (endTime && !start) {
    return { "event.time": ["Donnez aussi l’heure du début, ou effacez celle de la fin."] };
  }
  const isOneDay = !endDay || endDay === first;
  if (endTime && start && isOneDay && endTime <= start && !endsPastMidnight(start, endTime)) {
    return {
      "event.endTime": [
        "La fin doit venir après le début. Si elle est le lendemain, choisissez aussi le dernier jour.",
      ],
    };
  }
  return {};
}

/** Whether a picture that carries meaning has no description. */
export function lacksAlt({ alt, isDecorative }: { alt: string; isDecorative: boolean }): boolean {
  return !isDecorative && !alt.trim();
}

/** Read before the HTML is cleaned too: linear whatever is sent, 100,000 lone `<` included. */
export function hasBody(content: string): boolean {
  const text = content.replace(/<[^<>]*>/g, "").replaceAll("&nbsp;", "");
  return text.trim() !== "" || content.includes("<img ");
}
