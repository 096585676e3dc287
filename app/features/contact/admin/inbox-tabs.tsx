import { ListTabs } from "~/records/list-filters";
import type { InboxCounts, InboxFilter } from "../inbox.types";
import { BLOCKED_PATH, inboxHref } from "./inbox-paths";

const TABS: readonly { filter: InboxFilter; label: string }[] = [
  { filter: "unread", label: "Non lus" },
  { filter: "all", label: "Tous" },
  { filter: "held", label: "À vérifier" },
  { filter: "archived", label: "Archivés" },
];

type InboxTabsProps = {
  /** Which part is shown. */
  current: InboxFilter | "blocked";
  search?: string;
  counts: InboxCounts;
};

/** The parts of the inbox; the search stays from one to the next. */
export function InboxTabs({ current, search = "", counts }: InboxTabsProps) {
  const parts = TABS.map(({ filter, label }) => ({
    to: inboxHref({ search }, { filter }),
    label,
    count: counts[filter],
    isCurrent: current === filter,
  }));
  const blocked = {
    to: BLOCKED_PATH,
    label: "Expéditeurs bloqués",
    count: counts.blocked,
    isCurrent: current === "blocked",
  };
  return <ListTabs label="Parties de la boîte" tabs={[...parts, blocked]} />;
}
