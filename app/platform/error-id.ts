import { createContext, useContext } from "react";
import { isRouteErrorResponse } from "react-router";

const RequestIdContext = createContext<string | null>(null);

export const RequestIdProvider = RequestIdContext.Provider;

/** Attribute of the element that shows the id; the browser reads the id back from it to hydrate. */
export const ERROR_ID_ATTRIBUTE = "data-error-id";

/** What a client navigation gets instead of data when the server failed: the boundary reads it. */
export function errorIdText(requestId: string): string {
  return JSON.stringify({ requestId });
}

/**
 * The id under which the log holds an unexpected error, for the error page to show in an element
 * with `data-error-id`. Null for expected answers (404, 403, …) and when no server was reached.
 */
export function useErrorId(error: unknown): string | null {
  const ofDocument = useContext(RequestIdContext);
  if (!isRouteErrorResponse(error)) return ofDocument;
  if (error.status < 500) return null;
  return parseErrorId(error.data) ?? ofDocument;
}

function parseErrorId(text: unknown): string | null {
  return /^\{"requestId":"([\w-]{1,64})"\}$/.exec(String(text))?.[1] ?? null;
}
