import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";

/** `page` on the page itself, `true` on what lies above it, nothing elsewhere. */
export function currentState(path: string, pathname: string | null): "page" | "true" | undefined {
  if (pathname === null) return undefined;
  const here = pathname.replace(/\/+$/, "") || "/";
  if (path === here) return "page";
  return path !== "/" && here.startsWith(`${path}/`) ? "true" : undefined;
}

/**
 * The path of the page that is shown; null where there is none. The server keeps one page for all addresses that lead
 * nowhere, which can be under no link of the menu, although its address may be.
 */
export function useShownPath(): string | null {
  const { pathname } = useLocation();
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? null : pathname;
}

/** The state of each of several links: of nested ones only the deepest is current. */
export function useCurrent(
  paths: readonly string[],
): (path: string) => "page" | "true" | undefined {
  const pathname = useShownPath();
  const deepest = paths
    .filter((path) => currentState(path, pathname))
    .reduce((longest, path) => (path.length > longest.length ? path : longest), "");
  return (path) => (path === deepest ? currentState(path, pathname) : undefined);
}

/**
 * Calls `leave` whenever a link was followed, be it to the same page; not for the address that the page
 * came with, whose menus may be open before the scripts are there.
 */
export function useAddressChange(leave: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    leave();
  });
}
