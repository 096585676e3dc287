import { type ComponentType, lazy } from "react";

/** A part of the page that is loaded when it is first shown. A server that is away then must not take the page, and what is typed in it, along. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => {
    // Awaited whole: the styles that come with the module may fail on their own, outside its promise.
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
