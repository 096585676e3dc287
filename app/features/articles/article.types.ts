/** How an article stands; "scheduled" is a published one whose `published_from` is still ahead. */
export type ArticleStatus = "draft" | "published";

/** Whether an event takes place as announced. */
export type EventState = "confirmed" | "postponed" | "cancelled";

/** A stored picture as shown: `url` carries version and pixel size (`?v=1200x800-3fa9c1d2`). */
export type CoverImage = {
  url: string;
  /** Empty when the picture is decorative. */
  alt: string;
  /** Point that every crop keeps visible, in percent of width and height (0–100). */
  focusX: number;
  focusY: number;
};

/** When and where an event takes place; dates are days of Europe/Paris. */
export type EventDetails = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string | null;
  /** The last day of an event of several: later than `date`. */
  endDate: string | null;
  /** `HH:MM` on the last day, after the start; only with a `time`. */
  endTime: string | null;
  location: string | null;
  state: EventState;
};

/** What a card shows of an article. */
export type ArticleSummary = {
  id: string;
  title: string;
  /** The title as a card shows it; null when it fits. */
  cutTitle: string | null;
  /** First words of the text, without tags. */
  excerpt: string;
  section: string | null;
  /** The day in Paris on which it was published, `YYYY-MM-DD`: a browser would set up a time zone to know it. */
  publishedDay: string;
  cover: CoverImage | null;
  /** null when the article is no event. */
  event: EventDetails | null;
};

/** Who signs an article, from `admin_profiles`. */
export type ArticleAuthor = { name: string; avatarUrl: string | null };

/** A picture of the article's own gallery. */
export type ArticleImage = { id: string; url: string; alt: string; caption: string };

/** What the page of an article shows. */
export type ArticleDetail = ArticleSummary & {
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  /** ISO 8601 instant, UTC; never before `publishedAt`. */
  updatedAt: string;
  /** Its first paragraph, as plain text, when that is short enough to stand under the title. */
  lead: string | null;
  /** Sanitised HTML: the text, without its lead. */
  body: string;
  author: ArticleAuthor | null;
  images: ArticleImage[];
  readingMinutes: number;
};

/** When visitors see an article: instants in UTC; a `from` ahead of now is a scheduled publication. */
export type Publication = {
  status: ArticleStatus;
  from: string | null;
  until: string | null;
};

/** What volunteers are told about the state of an article. */
export type PublicationState = "draft" | "scheduled" | "published" | "expired" | "trash";

/** A line of the administrator's list. */
export type AdminArticleRow = {
  id: string;
  version: number;
  title: string;
  section: string | null;
  coverUrl: string | null;
  coverFocusX: number;
  coverFocusY: number;
  state: PublicationState;
  hasWorkingCopy: boolean;
  /** Rank in site order among all that is not in the trash, from 1; null in the trash. */
  position: number | null;
  publishedFrom: string | null;
  deletedAt: string | null;
  updatedAt: string;
  updatedByName: string | null;
  event: EventDetails | null;
  /** An event whose date is not filled in yet (a draft) has `isEvent` and no `event`. */
  isEvent: boolean;
  lacksAlt: boolean;
  /** It came with the demo, and has not been changed since. */
  isExample: boolean;
};
