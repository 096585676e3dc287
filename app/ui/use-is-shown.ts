import { useLayoutEffect, useRef } from "react";

/** Whether a component still stands on the page: what it shows may close by itself as it goes. */
export function useIsShown() {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
