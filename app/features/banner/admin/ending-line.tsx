import { Icon } from "~/ui/icon";
import { endingInWords } from "./banner-words";

type EndingLineProps = {
  title: string;
  /** ISO 8601 instant, UTC. */
  expiresAt: string;
  /** Day in Paris. */
  today: string;
};

/** Said on the dashboard: nobody needs to take the banner off. */
export function EndingLine({ title, expiresAt, today }: EndingLineProps) {
  return (
    <p className="ad-done">
      <Icon name="check-circle" />
      <span>
        L’information importante «{"\u00a0"}
        {title}
        {"\u00a0"}» {endingInWords(expiresAt, today)}.
      </span>
    </p>
  );
}
