import type { ComponentProps, JSX } from "react";
import { Link as RouterLink, useLocation } from "react-router";

declare global {
  interface Navigator {
    /** Where the browser says what its connection is like; a server has none. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const sparesData = globalThis.navigator?.connection?.saveData === true;
/** Asked of a browser that cannot, the router says in the console that it is not one. */
const canFade = "startViewTransition" in (globalThis.document ?? {});

type LinkProps = ComponentProps<typeof RouterLink>;

function RoutedLink(props: LinkProps) {
  const isPublic = !useLocation().pathname.startsWith("/admin");
  return (
    <RouterLink
      prefetch={isPublic && !props.reloadDocument && !sparesData ? "intent" : "none"}
      viewTransition={isPublic && canFade}
      discover="none"
      {...props}
    />
  );
}

/** A whole path of this site, in which there is nothing to resolve. */
const PLAIN_PATH = /^(?:\/|(?:\/[\w-]+)+)(?:\?[\w=&%.-]+)?(?:#[\w-]+)?$/;

/**
 * What a routed link writes, without finding out where it leads and what a click would do: the bar,
 * the drawer and the footer alone have a hundred, and only the browser follows them.
 */
function WrittenLink(props: LinkProps) {
  const { to, mask } = props;
  if (mask || typeof to !== "string" || !PLAIN_PATH.test(to)) return <RoutedLink {...props} />;
  return <a {...withoutRouting(props)} href={to} />;
}

function withoutRouting(props: LinkProps): JSX.IntrinsicElements["a"] {
  const {
    to: _to,
    discover: _discover,
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...anchor
  } = props;
  return anchor;
}

/**
 * A link of public pages: what it leads to is fetched once somebody means to follow it, and fades in.
 * In the administrator area, where nothing is kept and screens hold what is typed, a plain link.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RoutedLink;
