import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

/** Outlives the component: an error page mounts the whole document anew. */
let lastPlace: Pick<Location, "pathname" | "search"> | null = null;

/**
 * Says to screen readers which page a client navigation has led to: a browser tells only of documents.
 * An address that changes in place, as while one types in a search, says nothing.
 */
export function RouteAnnouncer() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const [said, setSaid] = useState<{ key: string; title: string } | null>(null);

  useEffect(() => {
    const from = lastPlace;
    lastPlace = { pathname, search };
    if (!from || (from.pathname === pathname && from.search === search)) return;
    if (type === "REPLACE" && from.pathname === pathname) return;
    setSaid({ key, title: document.title });
  }, [pathname, search, key, type]);

  return (
    <div className="sr-only" aria-live="polite">
      {/* A new element each time, so that two pages of one title are both said. */}
      {said && <p key={said.key}>{said.title}</p>}
    </div>
  );
}
