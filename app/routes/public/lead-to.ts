import { redirect } from "react-router";

/** The `loader` of an address that only forms and scripts send to: whoever follows it by hand is led to a page. */
export function leadTo(path: string) {
  return () => redirect(path);
}
