import { classNames } from "./class-names";

type BibProps = {
  /** Abbreviated month, as `mars`. */
  month: string;
  day: string;
  /** Abbreviated weekday, as `mar.`. */
  weekday: string;
  size?: "sm" | "md" | "lg";
};

/** A date on a race bib. Hidden from assistive technology: say the date in words beside it. */
export function Bib({ month, day, weekday, size = "sm" }: BibProps) {
  return (
    <span className={classNames("bib", size !== "sm" && `bib-${size}`)} aria-hidden="true">
      <span className="bib-month">{month}</span>
      <span className="bib-day">{day}</span>
      <span className="bib-weekday">{weekday}</span>
    </span>
  );
}
