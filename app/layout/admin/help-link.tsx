import { useLocation } from "react-router";
import { Icon } from "~/ui/icon";

/** «Aide»: what helps on the screen that is shown, in a new tab so that nothing being written is left. */
export function HelpLink() {
  const { pathname } = useLocation();
  const path = helpPathFor(pathname);
  if (path === null) return null;
  return (
    <a className="ad-help" href={path} target="_blank" rel="noreferrer">
      <Icon name="help" size={20} />
      <span>
        Aide<span className="ad-help-more"> sur cet écran</span>
        <span className="sr-only"> (nouvel onglet)</span>
      </span>
    </a>
  );
}

const HELP_PATH = "/admin/aide";

/** The answer that helps first on a screen, and on those below it that have none of their own. */
export const HELP_BY_SCREEN: Readonly<Record<string, string>> = {
  "/admin": "premiers-pas",
  "/admin/actualites": "ordre-de-l-accueil",
  "/admin/actualites/create": "publier-une-actualite",
  "/admin/actualites/edit": "brouillon-programme-publie",
  "/admin/information-importante": "information-importante",
  "/admin/gallery": "photos-de-la-galerie",
  "/admin/coaches": "ajouter-un-entraineur",
  "/admin/board-members": "ajouter-un-membre-du-bureau",
  "/admin/partners": "ajouter-un-partenaire",
  "/admin/horaires": "changer-un-horaire",
  "/admin/saisons": "changer-un-tarif",
  "/admin/lieux": "changer-un-lieu",
  "/admin/club/pages": "changer-une-page",
  "/admin/club/images-du-stade": "changer-une-page",
  "/admin/club/formulaires": "changer-une-page",
  "/admin/club/sections": "changer-une-section",
  "/admin/club/inscriptions": "changer-une-section",
  "/admin/club/fiche": "changer-un-telephone",
  "/admin/club/qui-appeler": "nouveau-president",
  "/admin/club/association": "mentions-legales",
  "/admin/club/boutique": "changer-les-soirs-de-retrait",
  "/admin/gallery/create": "photos-de-la-galerie",
  "/admin/gallery/edit": "droit-a-l-image",
  "/admin/information": "mot-de-passe-oublie",
  "/admin/information/deux-etapes": "connexion-en-deux-etapes",
  "/admin/messages": "lire-un-message",
  "/admin/messages/bloques": "bloquer-un-expediteur",
  "/admin/contact-admin": "ecrire-au-support",
  "/admin/analytics": "combien-de-visites",
  "/admin/comptes": "inviter-une-personne",
  "/admin/maintenance": "annuler-une-suppression",
  "/admin/maintenance/sauvegardes": "sauvegarder-le-site",
  "/admin/maintenance/nettoyage": "nettoyer-le-stockage",
  "/admin/maintenance/journal": "qui-a-modifie",
  "/admin/boutique": "preparer-une-commande",
  "/admin/boutique/produits": "ajouter-un-produit",
  "/admin/recherche": "rechercher",
};

/** Address of the answer for a screen; null on the help itself. */
export function helpPathFor(pathname: string): string | null {
  if (pathname === HELP_PATH) return null;
  const parts = pathname.split("/");
  for (let length = parts.length; length > 1; length -= 1) {
    const screen = parts.slice(0, length).join("/");
    const slug = Object.hasOwn(HELP_BY_SCREEN, screen) ? HELP_BY_SCREEN[screen] : undefined;
    if (slug) return `${HELP_PATH}#${slug}`;
  }
  return HELP_PATH;
}
