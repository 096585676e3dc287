import { useEffect, useRef } from "react";
import { Button } from "./button";
import { IconLink } from "./icon-button";
import { type SharedPage, useShareSheet } from "./share-sheet";
import { showToast } from "./toaster";

/** The telephone's own sheet; else plain links to other sites: nothing of theirs is loaded before a click. */
export function ShareLinks({ title, url }: SharedPage) {
  const sheet = useShareSheet({ title, url });
  const links = useRef<HTMLDivElement>(null);
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(`${title} ${url}`);
  // The button that had the focus is gone.
  useEffect(() => {
    if (sheet.hasFailed) links.current?.querySelector("a")?.focus();
  }, [sheet.hasFailed]);
  return (
    <div className="share">
      <span className="share-label">Partager</span>
      {sheet.isOffered && (
        <Button variant="line" onClick={sheet.open}>
          Envoyer à quelqu’un
        </Button>
      )}
      {/* Hidden, not left out: a click on the last button before the page was hydrated still copies. */}
      <div className="share-links" ref={links} hidden={sheet.isOffered}>
        <IconLink
          icon="facebook"
          label="Partager sur Facebook"
          href={`https://www.facebook.com/sharer/sharer.php?u=${page}`}
          rel="external nofollow"
        />
        <IconLink
          icon="whatsapp"
          label="Partager sur WhatsApp"
          href={`https://wa.me/?text=${text}`}
          rel="external nofollow"
        />
        <IconLink
          icon="mail"
          label="Envoyer par e-mail"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${page}`}
        />
        <Button variant="soft" size="sm" icon="link" onClick={() => copyAddress(url)}>
          Copier le lien
        </Button>
      </div>
    </div>
  );
}

async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: "Lien copié." });
  } catch {
    showToast({
      tone: "error",
      message: "Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.",
    });
  }
}
