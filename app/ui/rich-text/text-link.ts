import Link from "@tiptap/extension-link";
import type { Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { addressesIn, DEFAULT_PROTOCOL, isMeantAsLink } from "./pasted-link";

/**
 * Links of a text. A typed address becomes one at the next space; those that are pasted are made
 * before (clean-paste.ts, plain-paste.ts), since the library's own rules guess an address from the
 * text of links too.
 */
export const TextLink = Link.extend({
  addPasteRules: () => [],
  addProseMirrorPlugins() {
    const { editor, type } = this;
    const linksSelection = new Plugin({
      props: {
        handlePaste: (view, _event, slice) => {
          const href = view.state.selection.empty ? null : pastedAddress(slice);
          return href !== null && editor.commands.setLink({ href });
        },
      },
    });
    const endsAfterPaste = new Plugin({
      appendTransaction: (transactions, _before, { tr }) =>
        transactions.some((one) => one.getMeta("uiEvent") === "paste")
          ? tr.removeStoredMark(type)
          : null,
    });
    return [...(this.parent?.() ?? []), linksSelection, endsAfterPaste];
  },
}).configure({
  openOnClick: false,
  linkOnPaste: false,
  defaultProtocol: DEFAULT_PROTOCOL,
  shouldAutoLink: isMeantAsLink,
  HTMLAttributes: { target: null, rel: null },
});

/** Where an address that was pasted alone leads; null for any other text. */
function pastedAddress({ content }: Slice): string | null {
  const text = content.textBetween(0, content.size, "\n", "\n");
  const [address] = addressesIn(text);
  if (!address || address.start > 0 || address.end < text.length) return null;
  let href = address.href;
  content.descendants(({ marks }) => {
    const link = marks.find(({ type }) => type.name === "link");
    if (link) href = link.attrs.href;
  });
  return href;
}
