import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { AttentionItem } from "../article-results.types";
import { editPath } from "./article-paths";
import { attentionWords } from "./attention-words";

/** What waits for a volunteer, with the way to it. */
export function AttentionBox({ items }: { items: readonly AttentionItem[] }) {
  return (
    <section className="ad-box" aria-labelledby="a-faire">
      <div className="ad-box-head">
        <h2 id="a-faire">À faire</h2>
      </div>
      {items.length === 0 && (
        <p className="ad-done">
          <Icon name="check-circle" />
          Tout est à jour.
        </p>
      )}
      <ul className="ad-todo">
        {items.map((item) => (
          <AttentionLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function AttentionLine({ item }: { item: AttentionItem }) {
  const { icon, tone, act, what, how } = attentionWords(item);
  return (
    <li>
      <span className={classNames("ad-todo-icon", tone)}>
        <Icon name={icon} size={22} />
      </span>
      <span>
        <b>{what}</b>
        <small>{how}</small>
      </span>
      <LinkButton
        to={editPath(item.id)}
        variant="soft"
        size="sm"
        aria-label={`${act} «\u00a0${item.title}\u00a0»`}
      >
        {act}
      </LinkButton>
    </li>
  );
}
