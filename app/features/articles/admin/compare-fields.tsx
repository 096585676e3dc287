import type { ReactNode } from "react";
import { clockTime } from "~/lib/french-dates";
import { htmlAsItLooks } from "~/lib/html-as-it-looks";
import type { ArticleDocument } from "../article.types";
import { ArticleBody } from "../article-body";
import { eventOfDocument } from "../event-details";
import { clockWords, shortDays } from "../event-times";
import { sectionName } from "./article-words";
import type { EditorValues } from "./editor-values";

/** Fields that belong together: they are compared, and chosen, as one. */
export type ComparedField = {
  id: string;
  label: string;
  /** Names of the editor's values that go with it. */
  names: readonly (keyof EditorValues)[];
  /** Equal for equal values. */
  key: (document: ArticleDocument) => string;
  show: (document: ArticleDocument, today: string) => ReactNode;
};

const STATES = { confirmed: "Maintenu", postponed: "Reporté", cancelled: "Annulé" } as const;

function showEvent(document: ArticleDocument, today: string): string {
  if (!document.isEvent) return "Pas un événement";
  const event = eventOfDocument(document);
  return [
    event ? shortDays(event, today) : "date à choisir",
    event ? clockWords(event) : document.eventTime && clockTime(document.eventTime),
    document.eventLocation,
    STATES[document.eventState],
  ]
    .filter(Boolean)
    .join(" · ");
}

export const COMPARED_FIELDS: readonly ComparedField[] = [
  {
    id: "title",
    label: "Titre",
    names: ["title"],
    key: ({ title }) => title,
    show: ({ title }) => title || <em>Sans titre</em>,
  },
  {
    id: "content",
    label: "Texte",
    names: ["content"],
    key: ({ content }) => htmlAsItLooks(content),
    show: ({ content }) => (content ? <ArticleBody html={content} /> : <em>Sans texte</em>),
  },
  {
    id: "section",
    label: "Section",
    names: ["section"],
    key: ({ section }) => section ?? "",
    show: ({ section }) => sectionName(section) ?? <em>Aucune</em>,
  },
  {
    id: "event",
    label: "Événement",
    names: [
      "isEvent",
      "eventDate",
      "eventTime",
      "eventEndDate",
      "eventEndTime",
      "eventLocation",
      "eventState",
    ],
    key: (document) =>
      JSON.stringify([
        document.isEvent,
        document.eventDate,
        document.eventTime,
        document.eventEndDate,
        document.eventEndTime,
        document.eventLocation,
        document.eventState,
      ]),
    show: showEvent,
  },
  {
    id: "cover",
    label: "Image de couverture",
    names: ["coverUrl", "coverAlt", "coverIsDecorative", "coverFocusX", "coverFocusY"],
    key: ({ cover }) =>
      cover
        ? JSON.stringify([cover.url, cover.alt, cover.isDecorative, cover.focusX, cover.focusY])
        : "",
    show: ({ cover }) =>
      cover ? (
        <>
          <img src={cover.url} alt="" />
          {cover.isDecorative ? <em>Image décorative</em> : cover.alt}
        </>
      ) : (
        <em>Aucune</em>
      ),
  },
  {
    id: "images",
    label: "Photos de l’article",
    names: ["images"],
    key: ({ images }) =>
      JSON.stringify(images.map((i) => [i.id, i.url, i.alt, i.caption, i.isDecorative])),
    show: ({ images }) =>
      images.length === 0 ? (
        <em>Aucune</em>
      ) : (
        <ol>
          {images.map((image) => (
            <li key={image.id}>{image.caption || image.alt || "Photo sans description"}</li>
          ))}
        </ol>
      ),
  },
];

/** The fields in which two versions are not the same. */
export function differingFields(one: ArticleDocument, other: ArticleDocument): ComparedField[] {
  return COMPARED_FIELDS.filter((field) => field.key(one) !== field.key(other));
}
