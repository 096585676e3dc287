import { type SubmitEvent, useRef, useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { postForm, type RequestFailure } from "~/ui/post-form";
import { useFirstError } from "~/ui/use-first-error";
import type { OwnFormAnswer } from "./own-form";

type OwnFormOptions<T> = {
  /** The route that carries it out, and answers `OwnFormAnswer<T>`. */
  path: string;
  onDone: (result: T) => void | Promise<void>;
};

/**
 * A small form that is sent without leaving the page: whatever happens, what was typed stands. Once
 * it is carried out its fields are empty again.
 */
export function useOwnForm<T = null>({ path, onDone }: OwnFormOptions<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useFirstError(form, errors, refusals);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    setBusy(true);
    const answer = await postForm<OwnFormAnswer<T>>(path, new FormData(sent));
    setBusy(false);
    setFailure(answer.kind === "failed" ? answer : null);
    setErrors(answer.kind === "invalid" ? answer.errors : {});
    if (answer.kind === "invalid") setRefusals((count) => count + 1);
    if (answer.kind !== "done") return;
    sent.reset();
    await onDone(answer.result);
  };
  return { form, errors, failure, isBusy, submit };
}
