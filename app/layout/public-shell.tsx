import type { ReactNode } from "react";
import { FullPageSpinner } from "~/ui/spinner";
import { Toaster } from "~/ui/toaster";
import { SiteFooter } from "./site-footer";
import { type BasketPlaces, SiteNav } from "./site-nav";

/** What every public page has around it. */
export function PublicShell({
  basketAt,
  children,
}: {
  basketAt?: BasketPlaces | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <SiteNav basketAt={basketAt} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Toaster />
    </>
  );
}

/** While the next page is on its way; the style sheet lets it appear only when that takes a while. */
export function PendingPage() {
  return (
    <div className="pending-page">
      <FullPageSpinner />
    </div>
  );
}
