import { Link } from "react-router";
import type { AdminCounts, AdminFilter } from "../article-results.types";
import { type ListParams, listHref } from "./list-query";

const TABS: readonly { filter: AdminFilter; label: string }[] = [
  { filter: "all", label: "Tout" },
  { filter: "published", label: "Publiés" },
  { filter: "scheduled", label: "Programmés" },
  { filter: "draft", label: "Brouillons" },
  { filter: "trash", label: "Corbeille" },
];

type ListTabsProps = { params: ListParams; counts: AdminCounts };

export function ListTabs({ params, counts }: ListTabsProps) {
  return (
    <nav className="al-tabs" aria-label="Filtrer par état">
      {TABS.map(({ filter, label }) => (
        <Link
          key={filter}
          to={listHref(params, { filter })}
          aria-current={params.filter === filter ? "true" : undefined}
          preventScrollReset
        >
          {label} <span>{counts[filter]}</span>
        </Link>
      ))}
    </nav>
  );
}
