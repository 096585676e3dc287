import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of a screen that creates: reading the page again must not give the record being
 * written another id; following the link to the screen does.
 */
export function keepNewRecord({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href || window.location.pathname !== currentUrl.pathname;
}
