import type { RequestFailure } from "~/lib/request-failure";
import { Alert } from "./alert";

/** A form that came to nothing, and the way to sign in again without leaving what was typed. */
export function FailureAlert({
  failure,
}: {
  failure: Pick<RequestFailure, "message" | "needsLogin">;
}) {
  return (
    <Alert tone="error">
      {failure.message}
      {failure.needsLogin && (
        <>
          {" "}
          <a href="/admin" target="_blank" rel="noreferrer">
            Se connecter
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </>
      )}
    </Alert>
  );
}
