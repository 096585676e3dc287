import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

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
