import { type Extensions, Mark, mergeAttributes, Node } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import type { UploadTarget } from "~/lib/pictures";
import { parseAddress } from "~/lib/web-address";
import { TextLink } from "./text-link";
import { TextBold, TextItalic } from "./text-marks";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    videoCard: {
      /** Inserts a video as a card that links to it. */
      insertVideoCard: (card: { href: string; label: string }) => ReturnType;
    };
  }
}

/** Whether an address is one of the web, as a video's is. */
function isWebAddress(address: string | null): boolean {
  return address !== null && /^https?:$/.test(parseAddress(address)?.protocol ?? "");
}

/**
 * A video of another site: a link, so that nothing of theirs loads before it is asked for. In the
 * editor it is none: a click chooses the card, and must not leave what is being written.
 */
const VideoCard = Node.create({
  name: "videoCard",
  group: "block",
  atom: true,
  addAttributes() {
    return {
      href: { default: "", parseHTML: (element) => element.getAttribute("href") ?? "" },
      label: { default: "", parseHTML: (element) => element.textContent ?? "" },
    };
  },
  // Before the link mark, and also where older texts have it inside a paragraph.
  parseHTML() {
    return [
      {
        tag: "a[data-video-card]",
        priority: 100,
        getAttrs: (card) => (isWebAddress(card.getAttribute("href")) ? null : false),
      },
    ];
  },
  renderHTML({ node }) {
    const { href, label } = node.attrs;
    return ["a", { href, "data-video-card": "" }, label || href];
  },
  addNodeView() {
    return ({ node }) => {
      const card = document.createElement("div");
      card.dataset.videoCard = "";
      card.textContent = node.attrs.label || node.attrs.href;
      card.title = node.attrs.href;
      return { dom: card };
    };
  },
  addCommands() {
    return {
      insertVideoCard:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent([{ type: this.name, attrs }, { type: "paragraph" }]),
    };
  },
});

/** A picture with its description and, when it has one, its caption. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: { default: "" },
    };
  },
  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: (figure) => {
          const image = figure.querySelector("img");
          if (!image) return false;
          return {
            src: image.getAttribute("src"),
            alt: image.getAttribute("alt") ?? "",
            caption: figure.querySelector("figcaption")?.textContent ?? "",
          };
        },
      },
      { tag: "img[src]" },
    ];
  },
  renderHTML({ node }) {
    const { src, alt, caption } = node.attrs;
    const image = ["img", mergeAttributes({ src, alt: alt ?? "" })] as const;
    return caption ? ["figure", image, ["figcaption", caption]] : image;
  },
});

/** The source of a quotation. */
const Cite = Mark.create({
  name: "cite",
  parseHTML() {
    return [{ tag: "cite" }];
  },
  renderHTML() {
    return ["cite", 0];
  },
});

/**
 * The tools of a text: `article` is everything; `short` is bold, italic, lists and links,
 * for a few lines. The server keeps as much (sanitizeContent, sanitizeShortText).
 */
export type RichTextTools =
  | { tools: "article"; pictureTarget: UploadTarget }
  | { tools: "short"; pictureTarget?: never };

type RichTextOptions = {
  tools: RichTextTools["tools"];
  placeholder: string;
  onAskLink: () => void;
};

/** Everything that a text may hold: the same as the server keeps (sanitize-content.server.ts). */
export function richTextExtensions({ tools, placeholder, onAskLink }: RichTextOptions): Extensions {
  const isShort = tools === "short";
  const basis = StarterKit.configure({
    heading: isShort ? false : { levels: [2, 3] },
    ...(isShort && { blockquote: false, horizontalRule: false }),
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    bold: false,
    italic: false,
    link: false,
  }).extend({
    addKeyboardShortcuts() {
      return {
        "Mod-k": () => {
          onAskLink();
          return true;
        },
      };
    },
  });
  const always = [basis, TextBold, TextItalic, TextLink, Placeholder.configure({ placeholder })];
  if (isShort) return always;
  return [...always, Picture, VideoCard, Cite, TableKit.configure({ table: { resizable: false } })];
}
