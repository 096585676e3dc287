import { markInputRule } from "@tiptap/core";
import Bold from "@tiptap/extension-bold";
import Italic from "@tiptap/extension-italic";

const BOLD = [
  /(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/,
  /(?:^|\s)(__([^_\s](?:[^_]*[^_\s])?)__)$/,
];
const ITALIC = [/(?:^|\s)(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, /(?:^|\s)(_([^_\s](?:[^_]*[^_\s])?)_)$/];

/** Bold, also by typing `**gras**`; pasted text keeps its signs. */
export const TextBold = Bold.extend({
  addInputRules() {
    return BOLD.map((find) => markInputRule({ find, type: this.type }));
  },
  addPasteRules: () => [],
});

/**
 * Italic, also by typing `*italique*`; pasted text keeps its signs. The library's own rules take
 * `2 * 6 * 200 m` for italic too and drop its signs.
 */
export const TextItalic = Italic.extend({
  addInputRules() {
    return ITALIC.map((find) => markInputRule({ find, type: this.type }));
  },
  addPasteRules: () => [],
});
