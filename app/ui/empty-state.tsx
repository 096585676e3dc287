import type { ReactNode } from "react";

type EmptyStateProps = {
  /** A mark or picture above the words. */
  picture?: ReactNode;
  title?: string;
  /** 1 when it is all there is on the page. */
  headingLevel?: 1 | 2;
  children: ReactNode;
  /** What to do next: a link or a button. */
  action?: ReactNode;
};

export function EmptyState({ headingLevel = 2, ...props }: EmptyStateProps) {
  const { picture, title, children, action } = props;
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className="empty">
      {picture}
      {title && <Heading className="empty-title">{title}</Heading>}
      <p>{children}</p>
      {action}
    </div>
  );
}
