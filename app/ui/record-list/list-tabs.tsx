import { Link } from "react-router";

export type ListTab = { to: string; label: string; count: number; isCurrent: boolean };

/** The tabs scroll sideways on a phone: the current one is brought into view. */
const bringIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Parts of a list as links, each with how much it holds. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  return (
    <nav className="al-tabs" aria-label={label}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? "true" : undefined}
          ref={isCurrent ? bringIntoView : undefined}
          preventScrollReset
        >
          {name} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
