import { useEffect, useRef } from "react";
import { Link } from "react-router";

export type ListTab = { to: string; label: string; count: number; isCurrent: boolean };

/** Parts of a list as links, each with how much it holds. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // The tabs scroll sideways on a phone: the current one goes to the middle, and the page stays.
  useEffect(() => {
    const tab = strip.current?.children[current];
    if (!strip.current || !tab) return;
    const [around, own] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    strip.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [current]);
  return (
    <nav className="al-tabs" aria-label={label} ref={strip}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
          {name} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
