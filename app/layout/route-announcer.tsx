import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

/** Outlives the component: an error page mounts the whole document anew. */
let last: (Pick<Location, "pathname" | "search"> & { title: string }) | null = null;

/**
 * Says to screen readers which page a client navigation has led to: a browser tells only of documents.
 * An address that changes in place, as while one types in a search, says nothing.
 */
export function RouteAnnouncer() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const [said, setSaid] = useState<{ key: string; title: string } | null>(null);

  useEffect(() => {
    const from = last;
    const { title } = document;
    last = { pathname, search, title };
    if (!from) return;
    const isHere = from.pathname === pathname && from.search === search;
    const isInPlace = type === "REPLACE" && from.pathname === pathname;
    // A page that comes at last, where it could not be shown, changes its title only.
    if (isHere ? from.title === title : isInPlace) return;
    setSaid({ key, title });
  }, [pathname, search, key, type]);

  return (
    <div className="sr-only" aria-live="polite">
      {/* A new element each time, so that two pages of one title are both said. */}
      {said && <p key={said.key}>{said.title}</p>}
    </div>
  );
}
