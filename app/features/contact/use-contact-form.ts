import { type FormEvent, useEffect, useRef, useState } from "react";
import { newUuid } from "~/lib/uuid";
import { usePreparedProof } from "~/platform/captcha/prepared-proof";
import { showToast } from "~/ui/toaster";
import { CONTACT_FIELDS, type ContactErrors, lengthErrors } from "./contact-fields";
import type { RecaptchaPublicSettings } from "./load-recaptcha";
import { CONTACT_SENTENCES, type MessageAnswer } from "./message-answer";
import { sendMessage } from "./send-message";

/** Specification §4: the green banner stays five seconds. */
const BANNER_MS = 5_000;

export type ContactState =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success" }
  /** The banner is over. */
  | { kind: "sent" }
  /** `waitSeconds` when our own limit says how long to wait. */
  | { kind: "failure"; sentence: string; waitSeconds: number | null };

/** What the form starts from, for who comes with a request. */
export type ContactDraft = { title: string; message: string };

export type ContactFormOptions = {
  draft: ContactDraft | null;
  recaptcha: RecaptchaPublicSettings | null;
  refusesHeadless: boolean;
};

/** The states of the contact form (specification §4): idle, submitting, success, failure. */
export function useContactForm({ draft, recaptcha, refusesHeadless }: ContactFormOptions) {
  const [state, setState] = useState<ContactState>({ kind: "idle" });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [formKey, setFormKey] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const recaptchaPlace = useRef<HTMLDivElement>(null);
  const submissionId = useRef<string | null>(null);
  const proof = usePreparedProof();

  useEffect(() => {
    if (state.kind !== "success") return;
    // The button that was pressed went with the form that was filled in.
    outcome.current?.focus();
    const timer = setTimeout(() => setState({ kind: "sent" }), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const { title, message } = draft ?? NO_DRAFT;
  useEffect(() => writeDraft(form.current, { title, message }), [title, message]);

  const prepare = () => {
    if (!recaptcha) proof.prepare();
  };

  const getCaptcha = async () => {
    if (!recaptcha) return await proof.take();
    const place = recaptchaPlace.current;
    // Few clubs have Google's captcha: the others' visitors do without its code.
    const { getRecaptchaToken } = await import("./load-recaptcha");
    return place && (await getRecaptchaToken(recaptcha, place));
  };

  const settle = (answer: MessageAnswer) => {
    if (answer.kind === "sent") {
      submissionId.current = null;
      setFormKey((key) => key + 1);
      setState({ kind: "success" });
      showToast({ message: CONTACT_SENTENCES.sentToast, tone: "success" });
    } else if (answer.kind === "invalid") {
      setErrors(answer.errors);
      setState({ kind: "idle" });
      focusField(form.current, answer.errors);
    } else {
      const isCaptcha = answer.kind === "captcha";
      const sentence = isCaptcha ? CONTACT_SENTENCES.captcha : CONTACT_SENTENCES.failed;
      const waitSeconds = isCaptcha ? null : answer.retryAfterSeconds;
      setState({ kind: "failure", sentence, waitSeconds });
      showToast({ message: sentence, tone: "error" });
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === "submitting") return;
    setErrors({});
    const fields = new FormData(event.currentTarget);
    const tooLong = lengthErrors(fields);
    if (Object.keys(tooLong).length > 0) return settle({ kind: "invalid", errors: tooLong });
    setState({ kind: "submitting" });
    submissionId.current ??= newUuid();
    fields.set("submissionId", submissionId.current);
    settle(await sendMessage(fields, { getCaptcha, refusesHeadless }));
  };

  return { form, formKey, outcome, recaptchaPlace, state, errors, prepare, submit };
}

const NO_DRAFT: ContactDraft = { title: "", message: "" };

/** Writes into what is empty; what somebody typed, or the browser remembers, stays. */
function writeDraft(form: HTMLFormElement | null, draft: ContactDraft): void {
  for (const name of ["title", "message"] as const) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = draft[name];
  }
}

function focusField(form: HTMLFormElement | null, errors: ContactErrors): void {
  const name = CONTACT_FIELDS.find((field) => errors[field]);
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
