import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { policyPath } from "~/platform/page-cache/policy-path";
import { measurePage, reportView } from "./report-visit";
import { VISIT_PICTURE_PATH } from "./visit";

/** Whether nothing was told yet; outlives the component, which an error page takes away. */
let isFirst = true;

/**
 * Counts the public pages that are read: those reached without loading a document by a beacon, those
 * read without scripts by a picture of one pixel. A loaded document tells itself (visit-beacon.boot.js).
 */
export function VisitCounter() {
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    // After a page that does not exist, or one of the administrator area, the first is no document.
    if (isFirst && pathname === policyPath()) measurePage(pathname).catch(() => undefined);
    else reportView(pathname);
    isFirst = false;
  }, [pathname]);
  return (
    <noscript>
      <img
        src={`${VISIT_PICTURE_PATH}?page=${encodeURIComponent(pathname)}`}
        width="1"
        height="1"
        alt=""
        className="visit-picture"
      />
    </noscript>
  );
}
