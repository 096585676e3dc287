import { useEffect, useRef } from "react";
import { ASSOCIATION_PATH, MENUS_PATH } from "~/club/club-paths";
import type { SitePage } from "~/club/fixed-pages";
import { makersOf } from "~/club/page-makers";
import { nameInLists } from "~/club/pages";
import { entriesOf } from "~/club/sections/sections";
import type { MenuEntry, MenuLink, Site } from "~/club/site";
import { AdminPage } from "~/layout/admin/admin-page";
import { Alert } from "~/ui/alert";
import { LinkButton } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import styles from "./site-pages.module.css";

type SitePagesProps = {
  pages: readonly ListedPage[];
  /** The key of the page that was being looked at; null for none. */
  current: string | null;
  /** A page was looked at that no screen makes. */
  isOther: boolean;
  /** The page that was being looked at is one of the law. */
  isLegal: boolean;
};

export type ListedPage = SitePage & {
  /** Where one finds it, unless it is in the menu; may be empty. */
  where: string;
  /** Its own words still come from the demo. */
  isExample: boolean;
};

/** The pages of the site as visitors call them, each with the screens that make it. */
export function SitePages({ pages, current, isOther, isLegal }: SitePagesProps) {
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <AdminPage
      title="Pages du site"
      sub="Ouvrez une page pour savoir où changer ce qu’elle dit."
      actions={
        <LinkButton to={MENUS_PATH} variant="line" size="sm" icon="menu">
          Changer les menus
        </LinkButton>
      }
    >
      {isLegal && (
        <Alert>
          <LegalFacts />
        </Alert>
      )}
      {isOther && (
        <Alert>
          La page que vous regardiez n’a pas d’écran à elle{"\u00a0"}:{" "}
          <Link to="/admin/contact-admin">écrivez au support technique</Link> pour la changer.
        </Alert>
      )}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.key} ref={page.key === current ? opened : null}>
            <details open={page.key === current} className={styles.page}>
              <summary>
                <span className={styles.name}>{nameInLists(page)}</span>
                {page.isExample && <ExampleMark />}
                {page.where && <small>{page.where}</small>}
                <Icon name="chevron-down" size={20} />
              </summary>
              <Makers page={page} />
            </details>
          </li>
        ))}
      </ul>
      {!isLegal && (
        <p className="admin-note">
          <LegalFacts />
        </p>
      )}
    </AdminPage>
  );
}

function LegalFacts() {
  return (
    <>
      Les faits des pages légales (siège, numéros, hébergeur, médiateur) se changent dans{" "}
      <Link to={ASSOCIATION_PATH}>Association</Link>.
    </>
  );
}

function Makers({ page }: { page: SitePage }) {
  return (
    <div className={styles.parts}>
      <ul className={styles.makers}>
        {makersOf(page).map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>
              {label}
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={page.path} variant="line" size="sm" icon="external" target="_blank">
        Voir la page
      </LinkButton>
    </div>
  );
}

/** The pages in the order of the menu, then of the foot, then those that none leads to. */
export function inOrderOfMenus(
  all: readonly SitePage[],
  { menus, sections }: Pick<Site, "menus" | "sections">,
): Omit<ListedPage, "isExample">[] {
  const main = [...entriesOf(menus, sections).flatMap(linksOf), menus.call].map(({ path }) => path);
  const foot = [...menus.navigation, ...menus.registration].map(({ path }) => path);
  const placeOf = ({ path }: SitePage) => {
    if (path === "/") return { where: "Première page", rank: -1 };
    if (main.includes(path)) return { where: "", rank: main.indexOf(path) };
    if (foot.includes(path)) return { where: "En bas des pages", rank: 100 + foot.indexOf(path) };
    return { where: "Hors des menus", rank: 200 };
  };
  return all
    .map((page) => ({ ...page, ...placeOf(page) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...page }) => page);
}

function linksOf(entry: MenuEntry): readonly MenuLink[] {
  if (!("links" in entry)) return [entry];
  return entry.foot ? [...entry.links, entry.foot] : entry.links;
}
