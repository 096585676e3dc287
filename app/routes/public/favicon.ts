import { redirect } from "react-router";

/** Asked for by programs that read no page: search engines, feed readers. */
export function loader() {
  return redirect("/icones/32.png", {
    status: 301,
    headers: { "cache-control": "public, max-age=86400" },
  });
}
