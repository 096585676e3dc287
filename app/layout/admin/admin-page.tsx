import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { HelpLink } from "./help-link";

type AdminPageProps = {
  /** Over the title: the way back. */
  above?: ReactNode;
  title: string;
  /** A line under the title. */
  sub?: ReactNode;
  /** What can be done here: one `action` button at most. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The frame of a screen: its heading with the way to its help, and what it holds. */
export function AdminPage({ above, title, sub, actions, className, children }: AdminPageProps) {
  return (
    <main className={classNames("admin-main", className)} id="contenu">
      {above}
      <div className="admin-head">
        <h1>{title}</h1>
        <HelpLink />
        {actions && <div className="ad-head-acts">{actions}</div>}
        {sub && <p className="ad-head-sub">{sub}</p>}
      </div>
      {children}
    </main>
  );
}
