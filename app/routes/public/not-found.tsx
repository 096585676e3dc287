import { data } from "react-router";
import { NOT_FOUND_TEXT } from "~/layout/error-texts";
import { pageMeta } from "~/layout/page-meta";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...NOT_FOUND_TEXT, path: null, noIndex: true }, matches);

/** Any other path (specification §2): a real 404, worded by the error page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
