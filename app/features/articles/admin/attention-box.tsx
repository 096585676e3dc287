import type { ReactNode } from "react";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import { TodoLine } from "~/ui/todo-line";
import type { AttentionItem } from "../article-results.types";
import { editPath } from "./article-paths";
import { quotedTitle } from "./article-words";
import { attentionWords } from "./attention-words";

const SHOWN = 5;

type AttentionBoxProps = {
  items: readonly AttentionItem[];
  /** Lines about other things than articles, before and after those; null when there is none. */
  first?: ReactNode;
  others?: ReactNode;
  /** What needs nobody, but is good to know. */
  foot?: ReactNode;
};

/** What waits for a volunteer, with the way to it; what waits the least is folded. */
export function AttentionBox({ items, first, others, foot }: AttentionBoxProps) {
  const folded = items.slice(SHOWN);
  return (
    <Box id="a-faire" title="À faire">
      {items.length === 0 && !first && !others && (
        <p className="ad-done">
          <Icon name="check-circle" />
          Tout va bien{"\u00a0"}: rien ne vous attend.
        </p>
      )}
      <ul className="ad-todo">
        {first}
        {items.slice(0, SHOWN).map((item) => (
          <AttentionLine key={item.id} item={item} />
        ))}
        {others}
      </ul>
      {folded.length > 0 && (
        <details className="ad-todo-more">
          <summary>
            <Icon name="chevron-down" size={18} />
            {folded.length > 1 ? `Voir les ${folded.length} autres` : "Voir la dernière"}
          </summary>
          <ul className="ad-todo">
            {folded.map((item) => (
              <AttentionLine key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
      {foot}
    </Box>
  );
}

function AttentionLine({ item }: { item: AttentionItem }) {
  const words = attentionWords(item);
  const label = `${words.act} ${quotedTitle(item.title)}`;
  return <TodoLine {...words} to={editPath(item.id)} actLabel={label} />;
}
