import { displayTitle } from "../article-text";

/** `« Run 2K »`, with the spaces that do not break. */
export function quotedTitle(title: string): string {
  return `«\u00a0${displayTitle(title)}\u00a0»`;
}
