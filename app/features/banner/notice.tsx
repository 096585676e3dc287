import { shortDate } from "~/lib/french-dates";
import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon";

type Kind = { icon: IconName; word: string; className?: string };
/** How each type looks and what it is called; any other type is an information (specification §3). */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["warning", { icon: "warning", word: "Important", className: "notice-warning" }],
  ["success", { icon: "check-circle", word: "Bonne nouvelle", className: "notice-success" }],
]);
const INFO: Kind = { icon: "info", word: "À savoir" };

type NoticeProps = {
  title: string;
  /** Sanitised HTML. */
  content: string;
  type: string;
  /** Days in Paris, `YYYY-MM-DD`. */
  publishedDay: string;
  today: string;
};

/** The important information of the club. */
export function Notice({ title, content, type, publishedDay, today }: NoticeProps) {
  const kind = KINDS.get(type) ?? INFO;
  return (
    <section className={classNames("notice", kind.className)} aria-labelledby="titre-information">
      <p className="notice-kind">
        <Icon name={kind.icon} size={18} />
        {kind.word}
      </p>
      <h2 className="notice-title" id="titre-information">
        {title}
      </h2>
      <div className="notice-body" dangerouslySetInnerHTML={{ __html: content }} />
      <time dateTime={publishedDay}>Publié le {shortDate(publishedDay, today)}</time>
    </section>
  );
}
