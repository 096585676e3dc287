import type { ComponentProps } from "react";
import { Link as RouterLink, useLocation } from "react-router";

declare global {
  interface Navigator {
    /** Where the browser says what its connection is like; a server has none. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const sparesData = globalThis.navigator?.connection?.saveData === true;

/**
 * A link of public pages: what it leads to is fetched once somebody means to follow it, and fades in.
 * In the administrator area, where nothing is kept and screens hold what is typed, a plain link.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const isPublic = !useLocation().pathname.startsWith("/admin");
  return (
    <RouterLink
      prefetch={isPublic && !props.reloadDocument && !sparesData ? "intent" : "none"}
      viewTransition={isPublic}
      {...props}
    />
  );
}
