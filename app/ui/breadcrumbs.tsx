import type { BreadcrumbList, WithContext } from "schema-dts";
import { classNames } from "./class-names";
import { Link } from "./link";
import { useSiteOrigin } from "./site-origin";
import { StructuredData } from "./structured-data";

/** A step without `to` is the page itself, last of the list. */
export type Crumb = { label: string; to?: string };

type BreadcrumbsProps = { crumbs: readonly Crumb[]; onDark?: boolean };

/** The way to a page, for people and, as structured data, for search engines. */
export function Breadcrumbs({ crumbs, onDark = false }: BreadcrumbsProps) {
  return (
    <nav className={classNames("crumbs", onDark && "on-dark")} aria-label="Fil d’Ariane">
      <ol>
        {crumbs.map(({ label, to }) =>
          to === undefined ? (
            <li key={label} aria-current="page" title={label}>
              {label}
            </li>
          ) : (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ol>
      <BreadcrumbData crumbs={crumbs} />
    </nav>
  );
}

/** The way to a page that shows none: for search engines alone. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useSiteOrigin();
  return <StructuredData data={import.meta.env.SSR ? toList(crumbs, origin) : null} />;
}

function toList(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: `${origin}${to}` }),
    })),
  };
}
