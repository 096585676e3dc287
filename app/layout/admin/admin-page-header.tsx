import type { ReactNode } from "react";
import { HelpLink } from "./help-link";

type AdminPageHeaderProps = {
  title: string;
  /** A line under the title. */
  sub?: ReactNode;
  /** What can be done here: one `action` button at most. */
  children?: ReactNode;
};

export function AdminPageHeader({ title, sub, children }: AdminPageHeaderProps) {
  return (
    <div className="admin-head">
      <h1>{title}</h1>
      <HelpLink />
      {children && <div className="ad-head-acts">{children}</div>}
      {sub && <p className="ad-head-sub">{sub}</p>}
    </div>
  );
}
