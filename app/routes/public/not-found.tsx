import { data } from "react-router";
import { pageMeta } from "~/layout/page-meta";
import { PAGE_TEXTS } from "~club/page-texts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PAGE_TEXTS.notFound, path: null, noIndex: true }, matches);

/** Any other path (specification §2): a real 404, worded by the error page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
