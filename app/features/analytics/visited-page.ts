import type { PageCounts } from "./visits-report.types";

/** A page as the screen names it. */
export type VisitedPage = PageCounts & {
  title: string;
  /** Announces something that people come to. */
  isEvent: boolean;
  /** Visitors no longer find it. */
  isGone: boolean;
};

/** What a page that nothing is known of any more is called. */
export const GONE_PAGE = "Page retirée";
