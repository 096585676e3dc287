import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ContentSearch } from "./use-content-search";

type PaletteStatusProps = {
  query: string;
  /** How many options there are. */
  count: number;
  search: ContentSearch;
  onRetry: () => void;
};

/** How far the search is, seen and heard; nothing before something is typed. */
export function PaletteStatus({ query, count, search, onRetry }: PaletteStatusProps) {
  const isFailed = search.state === "failed";
  const words = statusWords(query.trim(), count, search);
  return (
    <div className="pal-status">
      <p role="status" className={words.isSeen ? undefined : "sr-only"}>
        {words.text}
      </p>
      {isFailed && (
        <div className="pal-failure" role="alert">
          <Icon name="warning" size={20} />
          <span>{search.message}</span>
          <Button variant="soft" size="sm" onClick={onRetry}>
            Réessayer
          </Button>
        </div>
      )}
    </div>
  );
}

function statusWords(query: string, count: number, { state }: ContentSearch) {
  if (state === "searching") return { text: "Recherche…", isSeen: true };
  if (state !== "found") return { text: "", isSeen: false };
  if (count === 0) {
    return {
      text: `Aucun résultat pour «\u00a0${query}\u00a0». Essayez un mot du titre ou un nom.`,
      isSeen: true,
    };
  }
  return { text: count === 1 ? "1 résultat" : `${count} résultats`, isSeen: false };
}
