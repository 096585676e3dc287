import { useCommands } from "~/ui/commands";
import { announceContentEdit } from "../upcoming-events-cache";
import { articleActPath } from "./article-paths";

/** Commands of the list; the upcoming events that this browser holds are asked for anew. */
export function useArticleCommands(options: { keepFocus?: () => void } = {}) {
  return useCommands(({ id }) => articleActPath(id), { ...options, onDone: announceContentEdit });
}
