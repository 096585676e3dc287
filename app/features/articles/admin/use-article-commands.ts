import { useCommands } from "~/ui/commands";
import { announceContentEdit } from "../upcoming-events-cache";
import { COMMANDS_PATH } from "./article-paths";

/** Commands of the list; the upcoming events that this browser holds are asked for anew. */
export function useArticleCommands(options: { keepFocus?: () => void } = {}) {
  return useCommands(COMMANDS_PATH, { ...options, onDone: announceContentEdit });
}
