import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { enlargedPath, galleryImagePath } from "./gallery-query";

type PhotoLinkProps = { id: string; page: number; className: string; children: ReactNode };

/** Leads to the page of a photo; with scripts, the photo opens over the gallery under that same address. */
export function PhotoLink({ id, page, className, children }: PhotoLinkProps) {
  return (
    <Link
      className={className}
      to={enlargedPath(page, id)}
      mask={galleryImagePath(id)}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {children}
    </Link>
  );
}
