import { ListTabs } from "~/records/list-filters";
import type { AdminCounts, AdminFilter } from "../article-results.types";
import { type ListParams, listHref } from "./list-query";

const TABS: readonly { filter: AdminFilter; label: string }[] = [
  { filter: "all", label: "Tout" },
  { filter: "published", label: "Publiés" },
  { filter: "scheduled", label: "Programmés" },
  { filter: "draft", label: "Brouillons" },
  { filter: "trash", label: "Corbeille" },
];

type ArticleTabsProps = { params: ListParams; counts: AdminCounts };

export function ArticleTabs({ params, counts }: ArticleTabsProps) {
  const tabs = TABS.map(({ filter, label }) => ({
    to: listHref(params, { filter }),
    label,
    count: counts[filter],
    isCurrent: params.filter === filter,
  }));
  return <ListTabs label="Filtrer par état" tabs={tabs} />;
}
