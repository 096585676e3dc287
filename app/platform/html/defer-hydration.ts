import { addInlineScript, type HashedPage } from "./content-security-policy";
import bootSource from "./defer-hydration.boot.js?raw";

const MODULE_SCRIPT = '<script type="module" async="">';
const INERT_SCRIPT = '<script type="deferred-module">';
/** A browser fetches what they name before it paints the page. */
const EARLY_LINK = /<link rel="(modulepreload|icon|manifest)"/g;
const INERT_LINK = '<link rel="deferred-$1"';
const DOCUMENT = "<html ";
/** Until its scripts run, which take the mark away (entry.client.tsx). */
const PENDING_DOCUMENT = `${DOCUMENT}data-hydration="pending" `;

/**
 * Makes a finished public page start its scripts only after it has loaded, or at the first
 * interaction (docs/deferred-hydration.md): the router's module script, and in the head its preloads, the
 * icons and the web manifest, are written inert, and a small inline script turns them back. Until then
 * the document says that its hydration is pending. A page without a head and exactly one such script is
 * left alone.
 */
export function deferHydration(page: HashedPage): HashedPage {
  return withInertScript(page, inertHead);
}

/** The same of a page whose scripts start at once, where the browser keeps up (`askBrowserFirst`). */
export function hydrateAtOnce(page: HashedPage): HashedPage {
  return withInertScript(page, (head) => head);
}

function withInertScript(page: HashedPage, changeHead: (head: string) => string): HashedPage {
  const { html, hashes } = page;
  const head = html.indexOf("</head>");
  const script = html.indexOf(MODULE_SCRIPT, head);
  if (head < 0 || script < 0 || !html.includes("</body>", script)) return page;
  if (html.indexOf(MODULE_SCRIPT) !== html.lastIndexOf(MODULE_SCRIPT)) return page;
  const inert =
    changeHead(html.slice(0, head)) +
    html.slice(head, script) +
    INERT_SCRIPT +
    html.slice(script + MODULE_SCRIPT.length);
  return addInlineScript({ html: inert, hashes }, bootSource);
}

function inertHead(head: string): string {
  return head.replace(DOCUMENT, PENDING_DOCUMENT).replaceAll(EARLY_LINK, INERT_LINK);
}
