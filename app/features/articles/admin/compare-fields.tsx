import { RETIRED_SECTION, SECTION } from "~/club/kinds/section-key";
import { clockTime } from "~/lib/french-dates";
import { thumbnailOf } from "~/lib/media-url";
import { readsSame } from "~/records/merge-values";
import { KeyName } from "~/records/references";
import type { ComparedField } from "~/records/revision-dialog";
import { type ArticlePhoto, type ArticleValues, article, EVENT_STATES } from "../article";
import { ArticleBody } from "../article-body";
import { eventOfArticle } from "../event-details";
import { clockWords, shortDays } from "../event-times";

type ArticleField = ComparedField<ArticleValues> & { name: keyof ArticleValues };

/** How the fields of an article read; complete, since the compiler asks for each. */
export const SHOWN_FIELDS: Record<keyof ArticleValues, ArticleField["show"]> = {
  title: ({ title }) => title || <em>Sans titre</em>,
  content: ({ content }) => (content ? <ArticleBody html={content} /> : <em>Sans texte</em>),
  section: ({ section }) =>
    section === null ? (
      <em>Aucune</em>
    ) : (
      <KeyName subject={SECTION} value={section} gone={RETIRED_SECTION} />
    ),
  event: showEvent,
  cover: showCover,
  images: showPhotos,
};

const COMPARED_FIELDS = Object.entries(SHOWN_FIELDS).map(([name, show]): ArticleField => {
  const known = name as keyof ArticleValues;
  return { name: known, label: article.fields[known].label, show };
});

function showEvent({ event }: ArticleValues, today: string): string {
  if (!event) return "Pas un événement";
  const dated = eventOfArticle({ event });
  return [
    dated ? shortDays(dated, today) : "date à choisir",
    dated ? clockWords(dated) : event.time && clockTime(event.time),
    event.location,
    EVENT_STATES.find(({ value }) => value === event.state)?.label,
  ]
    .filter(Boolean)
    .join(" · ");
}

function showCover({ cover }: ArticleValues) {
  if (!cover) return <em>Aucune</em>;
  return (
    <>
      <img src={cover.url} alt="" />
      {cover.isDecorative ? <em>Image décorative</em> : cover.alt}
    </>
  );
}

function showPhotos({ images }: ArticleValues) {
  if (images.length === 0) return <em>Aucune</em>;
  return (
    <ol>
      {images.map((image) => (
        <li key={image.id}>{image.caption || image.alt || "Photo sans description"}</li>
      ))}
    </ol>
  );
}

/** One photo where two people changed it. */
export function showPhoto({ url, alt, isDecorative, caption }: ArticlePhoto) {
  return (
    <>
      <img src={thumbnailOf(url) ?? url} alt="" />
      {isDecorative ? <em>Image décorative</em> : alt || <em>Sans description</em>}
      {caption && ` · ${caption}`}
    </>
  );
}

/** The fields in which two versions do not read the same. */
export function differingFields(one: ArticleValues, other: ArticleValues): ArticleField[] {
  return COMPARED_FIELDS.filter(
    ({ name }) => !readsSame(article.fields[name], one[name], other[name]),
  );
}
