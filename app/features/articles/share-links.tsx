import { Button } from "~/ui/button";
import { IconLink } from "~/ui/icon-button";
import { showToast } from "~/ui/toaster";

type ShareLinksProps = {
  title: string;
  /** Absolute address of the page. */
  url: string;
};

/** Plain links to other sites: nothing of theirs is loaded before a click. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <div className="share">
      <span className="share-label">Partager</span>
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
