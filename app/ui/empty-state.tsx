import type { ReactNode } from "react";

type EmptyStateProps = {
  /** A mark or picture above the words. */
  picture?: ReactNode;
  title?: string;
  children: ReactNode;
  /** What to do next: a link or a button. */
  action?: ReactNode;
};

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      {title && <h2 className="empty-title">{title}</h2>}
      <p>{children}</p>
      {action}
    </div>
  );
}
