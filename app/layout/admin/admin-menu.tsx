import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { Role } from "~/platform/permissions";
import { Icon } from "~/ui/icon";
import { type AdminEntry, type EntryCounts, navigationFor } from "./admin-navigation";

type AdminMenuProps = {
  label: string;
  role: Role;
  counts: EntryCounts;
  onNavigate?: () => void;
};

export function AdminMenu({ label, role, counts, onNavigate }: AdminMenuProps) {
  return (
    <nav className="ad-nav" aria-label={label}>
      {navigationFor(role).map(({ heading, entries }) => (
        <div key={heading ?? "top"}>
          {heading && <p>{heading}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <AdminLink
                  entry={entry}
                  iconSize={21}
                  count={counts[entry.to]}
                  onNavigate={onNavigate}
                  inMenu
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type AdminLinkProps = {
  entry: AdminEntry;
  iconSize: number;
  className?: string;
  /** How much waits there. */
  count?: number;
  onNavigate?: () => void;
  /** Of a menu that scrolls when the screen is low. */
  inMenu?: boolean;
};

/** An entry of the menu or of the tab bar, marked when one of its pages is shown. */
export function AdminLink({ entry, iconSize, className, count, ...props }: AdminLinkProps) {
  const { onNavigate, inMenu } = props;
  const { pathname } = useLocation();
  const current = isCurrent(entry, pathname);
  const link = useRef<HTMLAnchorElement>(null);
  const isMarked = inMenu && current;
  useEffect(() => {
    if (isMarked) link.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  const content = (
    <>
      <Icon name={entry.icon} size={iconSize} />
      {entry.label}
      {count ? <EntryCount count={count} counted={entry.counted} /> : null}
    </>
  );
  if (entry.external) {
    return (
      <a href={entry.to} target="_blank" rel="noreferrer" className={className}>
        {content}
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
    );
  }
  return (
    <Link
      to={entry.to}
      className={className}
      onClick={onNavigate}
      aria-current={current ? "page" : undefined}
      ref={link}
    >
      {content}
    </Link>
  );
}

function EntryCount({ count, counted }: { count: number; counted: AdminEntry["counted"] }) {
  return (
    <span className="ad-count">
      {count}
      <span className="sr-only"> {count > 1 ? counted?.more : counted?.one}</span>
    </span>
  );
}

function isCurrent({ to, exact = false, isAction = false }: AdminEntry, pathname: string): boolean {
  if (isAction) return false;
  return pathname === to || (!exact && pathname.startsWith(`${to}/`));
}
