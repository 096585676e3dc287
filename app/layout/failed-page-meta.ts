import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { NetworkAwayError } from "~/platform/lost-request";
import { FAILURE_TEXT, NETWORK_AWAY_TEXT, NOT_FOUND_TEXT } from "~club/page-texts/errors";
import { pageMeta } from "./page-meta";

/** What the head says of a page that could not be shown. */
export function failedPageMeta(
  error: unknown,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  return pageMeta({ ...textOf(error), path: null, noIndex: true }, matches);
}

function textOf(error: unknown) {
  if (error instanceof NetworkAwayError) return NETWORK_AWAY_TEXT;
  return isRouteErrorResponse(error) && error.status === 404 ? NOT_FOUND_TEXT : FAILURE_TEXT;
}
