import { LRUCache } from "lru-cache";
import sanitizeHtml, { type Attributes, type IFrame, type IOptions } from "sanitize-html";
import { DERIVED_WIDTHS, derivedUrl, parseMediaUrl } from "~/lib/media-url";
import { storableText, withoutUnseen } from "~/lib/storable-text";
import { withoutCredentials } from "~/lib/web-address";

const TAGS = [
  ..."p h2 h3 strong em ul ol li blockquote cite a br hr figure figcaption img".split(" "),
  ..."table thead tbody tr th td".split(" "),
];

/** Elements whose text is code or another language's, dropped together with what they hold. */
const DROPPED_WHOLE =
  "script style textarea option select noscript iframe object embed template svg math title xmp noembed noframes plaintext".split(
    " ",
  );

/** Other names for what we keep, as text pasted from elsewhere brings them. */
const RENAMED: Record<string, string> = {
  b: "strong",
  i: "em",
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
};

const SCHEMES = ["http", "https", "mailto", "tel"];
const MAX_DEPTH = 40;
/** The width at which a text stops growing; a phone shows it edge to edge. */
const IMAGE_SIZES = "(min-width: 48rem) 46rem, 92vw";

const STORED: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "rel", "data-video-card"],
    img: ["src", "alt"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    ...Object.fromEntries(Object.entries(RENAMED).map(([from, to]) => [from, rename(to)])),
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
    ol: (tagName, attributes) => ({ tagName, attribs: numbers(attributes, ["start"]) }),
    th: (tagName, attributes) => ({ tagName, attribs: headerAttributes(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
  },
  exclusiveFilter: isLeftOut,
};

const RENDERED: IOptions = {
  ...STORED,
  allowedAttributes: {
    ...STORED.allowedAttributes,
    img: ["src", "srcset", "sizes", "width", "height", "alt", "loading", "decoding"],
  },
  transformTags: {
    ...STORED.transformTags,
    img: (tagName, attributes) => ({ tagName, attribs: responsive(imageAttributes(attributes)) }),
  },
};

const SHORT_TAGS = "p strong em ul ol li a br".split(" ");

const SHORT: IOptions = {
  ...STORED,
  allowedTags: SHORT_TAGS,
  allowedAttributes: { a: ["href", "rel"] },
  transformTags: {
    b: rename("strong"),
    i: rename("em"),
    ...Object.fromEntries("h1 h2 h3 h4 h5 h6".split(" ").map((tag) => [tag, rename("p")])),
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/** The tags and attributes that `legalHtml` writes. */
const LEGAL: IOptions = {
  ...STORED,
  allowedTags: "section h2 h3 p ul li dl dt dd div a".split(" "),
  allowedAttributes: { a: ["href", "rel"], section: ["id", "aria-labelledby"], h2: ["id"] },
  allowedClasses: { section: ["prose"], div: ["legal-case", "legal-frame"], dl: ["legal-facts"] },
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/** Tags closed in the wrong order are read differently the second time; no more than that is needed. */
const PASSES = 5;

/**
 * The HTML that a whole text may hold: text, links, tables and pictures of this site. No script,
 * style, class, handler, frame or foreign picture comes through. Idempotent.
 */
export function sanitizeContent(html: string): string {
  return sanitizedWith(STORED, html);
}

/** The HTML that a few lines may hold: paragraphs, bold, italic, lists and links. Idempotent. */
export function sanitizeShortText(html: string): string {
  return sanitizedWith(SHORT, html);
}

/** The HTML that a legal text of the site may hold, cleaned again whatever is stored. Idempotent. */
export function sanitizeLegalText(html: string): string {
  return sanitizedWith(LEGAL, html);
}

function sanitizedWith(options: IOptions, html: string): string {
  let clean = storableText(html);
  for (let pass = 0; pass < PASSES; pass += 1) {
    // Cleaned after it was read too: a character that is refused may be written as an entity.
    const cleaner = storableText(sanitizeHtml(clean, options)).trim();
    if (cleaner === clean) break;
    clean = cleaner;
  }
  return clean;
}

/** Texts are shown far more often than they change: the last ones are kept as they were shown. */
const shown = new LRUCache<string, string>({
  maxSize: 1_048_576,
  sizeCalculation: (made, html) => 2 * (html.length + made.length) + 1,
  memoMethod: cleanForPage,
});

/**
 * The HTML that a page shows, cleaned again whatever is stored: pictures with their size and smaller
 * copies, loaded late; tables in a box that scrolls by itself.
 */
export function renderContent(html: string): string {
  return shown.memo(html);
}

function cleanForPage(html: string): string {
  // Serialised output has no `<` besides its tags', so that these replacements cannot hit text.
  return sanitizeHtml(sanitizeContent(html), RENDERED)
    .replaceAll(
      "<table>",
      '<div class="table-scroll" role="region" aria-label="Tableau" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>");
}

/** The URLs of the pictures in a text that was sanitised, without repeats. */
export function imageUrlsIn(sanitizedHtml: string): string[] {
  const found = sanitizedHtml.matchAll(/<img [^>]*?\bsrc="([^"]*)"/g);
  return [...new Set([...found].map(([, url = ""]) => url))];
}

/** Pictures of other sites, which `imageAttributes` leaves without address, and headings without words or picture. */
function isLeftOut(frame: IFrame): boolean {
  if (frame.tag === "img") {
    // sanitize-html adds the text to all that the picture stands in; it writes none of it.
    frame.text = "\ufffc";
    return !frame.attribs.src;
  }
  return /^h[1-6]$/.test(frame.tag) && withoutUnseen(frame.text).trim() === "";
}

function rename(tagName: string) {
  return () => ({ tagName, attribs: {} });
}

function linkAttributes({ href = "", ...others }: Attributes): Attributes {
  const address = safeHref(href);
  if (address === null) return {};
  return {
    href: address,
    ...(/^https?:/i.test(address) && { rel: "noopener" }),
    ...("data-video-card" in others && { "data-video-card": "" }),
  };
}

/** The address when a click may go there: this site, the web, mail or telephone. Null otherwise. */
function safeHref(href: string): string | null {
  // Browsers skip these characters while reading a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const address = href.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (!address || /^[/\\]{2}/.test(address) || address.startsWith("\\")) return null;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme === undefined) return address;
  if (!SCHEMES.includes(scheme.toLowerCase())) return null;
  return URL.canParse(address) ? withoutCredentials(address) : null;
}

function imageAttributes({ src = "", alt = "" }: Attributes): Attributes {
  // The editor may hand back the address of a smaller copy: what is stored is the picture itself.
  const original = src.replace(/&.*$/, "");
  return parseMediaUrl(original) ? { src: original, alt } : {};
}

function responsive(attributes: Attributes): Attributes {
  const size = parseMediaUrl(attributes.src ?? "");
  if (!size || !attributes.src) return attributes;
  const { src } = attributes;
  const copies = DERIVED_WIDTHS.filter((width) => width >= 320 && width < size.width)
    .map((width) => `${derivedUrl(src, width, "webp")} ${width}w`)
    .concat(`${src} ${size.width}w`);
  return {
    ...attributes,
    ...(copies.length > 1 && { srcset: copies.join(", "), sizes: IMAGE_SIZES }),
    width: String(size.width),
    height: String(size.height),
    loading: "lazy",
    decoding: "async",
  };
}

function headerAttributes(attributes: Attributes): Attributes {
  const { scope = "" } = attributes;
  return {
    ...(["row", "col"].includes(scope) && { scope }),
    ...cellAttributes(attributes),
  };
}

function cellAttributes(attributes: Attributes): Attributes {
  const spans = numbers(attributes, ["colspan", "rowspan"]);
  return Object.fromEntries(Object.entries(spans).filter(([, value]) => value !== "1"));
}

function numbers(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes[name] ?? "";
      return /^[1-9]\d{0,2}$/.test(value) ? [[name, value]] : [];
    }),
  );
}
