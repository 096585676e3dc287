import type { ReactNode, RefObject } from "react";
import { classNames } from "~/ui/class-names";

type RecordTableProps = {
  ref: RefObject<HTMLTableElement | null>;
  /** What the list is, for those who do not see it. */
  caption: string;
  /** Head of the pictures' column, which shows none: «Photo». */
  pictureLabel: string;
  nameLabel: string;
  whenLabel: string;
  isLoading: boolean;
  /** `RecordRow`s. */
  children: ReactNode;
};

/** A list of records: picture, name, when; cards on a phone. */
export function RecordTable({ ref, caption, isLoading, children, ...labels }: RecordTableProps) {
  return (
    <table
      ref={ref}
      className={classNames("al-list", "al-records", isLoading && "is-loading")}
      aria-busy={isLoading}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{labels.pictureLabel}</span>
          </th>
          <th scope="col">{labels.nameLabel}</th>
          <th scope="col">{labels.whenLabel}</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
