import { useEffect, useRef, useState } from "react";
import { checkedLater, type FieldErrors } from "~/lib/field-errors";
import { newUuid } from "~/lib/uuid";
import { usePreparedProof } from "~/platform/captcha/prepared-proof";
import { useForm } from "~/ui/form";
import { forgetTyped } from "~/ui/kept-text";
import { showToast } from "~/ui/toaster";
import { TRIAL_FIELDS, type Trial } from "../trial/trial";
import type { RecaptchaPublicSettings } from "./load-recaptcha";
import { sendMessage } from "./send-message";

/** Specification §4: the green banner stays five seconds. */
const BANNER_MS = 5_000;

/** Specification §8, to the letter. */
export const CONTACT_SENTENCES = {
  captcha: "Erreur reCAPTCHA. Veuillez réessayer.",
  failed: "Erreur lors de l'envoi du message. Veuillez réessayer.",
  sentToast: "Message envoyé avec succès ! Nous vous répondrons rapidement.",
  sentBanner: "Message envoyé avec succès !",
} as const;

const messageCheck = checkedLater(
  async () => (await import("./contact.schema")).writtenMessageSchema,
);

/** How the last sending ended. */
export type ContactOutcome =
  | { kind: "none" }
  | { kind: "success" }
  /** The banner is over. */
  | { kind: "sent" }
  /** `waitSeconds` when our own limit says how long to wait. */
  | { kind: "failure"; sentence: string; waitSeconds: number | null };

/** The names under which the visitor's text is kept; a trial's is completed with its section. */
export const KEPT_CONTACT = "foulee.saisie.contact";
export const KEPT_TRIAL = "foulee.saisie.essai";

/** The words that the form begins with, for somebody who comes with a request. */
export type ContactDraft = { title: string; message: string };

export type ContactFormOptions = {
  draft: ContactDraft | null;
  recaptcha: RecaptchaPublicSettings | null;
  refusesHeadless: boolean;
  /** The trial that is asked for; null for a message like any other. */
  trial: Trial | null;
};

/** The states of the contact form (specification §4): idle, submitting, success, failure. */
export function useContactForm({ draft, recaptcha, refusesHeadless, trial }: ContactFormOptions) {
  const keptAs = trial ? `${KEPT_TRIAL}.${trial.section.key}` : KEPT_CONTACT;
  const [outcome, setOutcome] = useState<ContactOutcome>({ kind: "none" });
  const [formKey, setFormKey] = useState(0);
  const outcomePlace = useRef<HTMLDivElement>(null);
  const recaptchaPlace = useRef<HTMLDivElement>(null);
  const submissionId = useRef<string | null>(null);
  const proof = usePreparedProof();

  const getCaptcha = async () => {
    if (!recaptcha) return await proof.take();
    const place = recaptchaPlace.current;
    // Few clubs have Google's captcha: the others' visitors do without its code.
    const { getRecaptchaToken } = await import("./load-recaptcha");
    return place && (await getRecaptchaToken(recaptcha, place));
  };

  const send = async (fields: FormData): Promise<FieldErrors> => {
    submissionId.current ??= newUuid();
    fields.set("submissionId", submissionId.current);
    const answer = await sendMessage(fields, { getCaptcha, refusesHeadless });
    if (answer.kind === "invalid") return answer.errors;
    if (answer.kind === "sent") {
      submissionId.current = null;
      forgetTyped(keptAs);
      setFormKey((key) => key + 1);
      setOutcome({ kind: "success" });
      showToast({ message: CONTACT_SENTENCES.sentToast, tone: "success" });
      return {};
    }
    const sentence = CONTACT_SENTENCES[answer.kind];
    const waitSeconds = answer.kind === "captcha" ? null : answer.retryAfterSeconds;
    setOutcome({ kind: "failure", sentence, waitSeconds });
    showToast({ message: sentence, tone: "error" });
    return {};
  };

  const state = useForm({
    start: () => setOutcome({ kind: "none" }),
    check(fields) {
      if (trial) addTrial(fields, trial);
      return messageCheck.check(fields);
    },
    send,
  });

  useEffect(() => {
    if (outcome.kind !== "success") return;
    // The button that was pressed went with the form that was filled in.
    outcomePlace.current?.focus();
    const timer = setTimeout(() => setOutcome({ kind: "sent" }), BANNER_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const { title, message } = draft ?? NO_DRAFT;
  const { form } = state;
  // After a trial was sent, the next one begins with the same words.
  const draftKey = trial ? formKey : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for a form that is drawn anew
  useEffect(() => writeDraft(form.current, { title, message }), [form, title, message, draftKey]);

  const prepare = () => {
    messageCheck.prepare();
    if (!recaptcha) proof.prepare();
  };

  return { state, formKey, keptAs, outcome, outcomePlace, recaptchaPlace, prepare };
}

/** Adds what is not typed: the section, and a subject in place of the one that the server makes. */
function addTrial(fields: FormData, { section }: Trial): void {
  fields.set(TRIAL_FIELDS.section, section.key);
  fields.set("title", `Essai, ${section.name}`);
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
