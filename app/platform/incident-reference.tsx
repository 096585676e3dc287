import { ERROR_ID_ATTRIBUTE, useErrorId } from "./error-id";

/** After the words for an error: the id under which the log holds it, where it is in the log. */
export function IncidentReference({ error }: { error: unknown }) {
  const id = useErrorId(error);
  if (!id) return null;
  return (
    <>
      {" Référence de l’incident\u00a0: "}
      <code {...{ [ERROR_ID_ATTRIBUTE]: id }}>{id}</code>.
    </>
  );
}
