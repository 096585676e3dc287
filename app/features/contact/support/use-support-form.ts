import { type RefObject, useEffect, useRef, useState } from "react";
import { mailtoAddress } from "~/lib/mailto-address";
import { sentenceFor, ToldError } from "~/lib/told-error";
import { askToWaitForPicture } from "~/ui/form-session";
import { postForm } from "~/ui/post-form";
import { sayFailure } from "~/ui/request-failure";
import { browserDiagnostics } from "./diagnostics";
import {
  SCREENSHOT_BYTES,
  SCREENSHOT_TOO_HEAVY,
  SUPPORT_SEND_PATH,
  type SupportAnswer,
  type SupportErrors,
} from "./support.schema";
import type { SupportState } from "./support-outcome";

export type SupportFormOptions = {
  /** Made with the form: asked for twice, it is sent once. */
  requestId: string;
  /** What the site tells of itself. */
  diagnostics: string;
  hasMailer: boolean;
  recipient: { name: string; email: string };
  /** Makes a picture light enough to be sent; rejects with a `ToldError`. */
  lighten: (file: File) => Promise<Blob>;
};

const EMPTY = "Décrivez ce qui se passe\u00a0: une phrase suffit.";
const SCREENSHOT_UNREADABLE = "Cette capture n’a pas pu être préparée. Choisissez-en une autre.";
const SUBJECT = "Site du club\u00a0: demande d’aide";

/** The form to the technical contact: nothing that was typed is lost when sending fails. */
export function useSupportForm(
  options: SupportFormOptions,
  form: RefObject<HTMLFormElement | null>,
) {
  const [message, setMessage] = useState("");
  const [errors, setErrors] = useState<SupportErrors>({});
  const [sendsDiagnostics, setSendsDiagnostics] = useState(true);
  const isGivenUp = useRef(false);
  const screenshot = useScreenshot(options.lighten, setErrors);
  const diagnostics = useDiagnostics(options.diagnostics);
  const attached = sendsDiagnostics ? diagnostics : "";
  const refuse = (refused: SupportErrors) => {
    setErrors(refused);
    const field = refused.message ? "textarea" : "input[type=file]";
    form.current?.querySelector<HTMLElement>(field)?.focus();
  };
  const empty = () => {
    setErrors({});
    setMessage("");
    screenshot.choose(null);
  };
  const { post, state, isBusy } = useSending(options.requestId, { refuse, empty });
  const send = async (): Promise<boolean> => {
    if (!options.hasMailer || isBusy) return false;
    if (screenshot.isPreparing) {
      askToWaitForPicture();
      return false;
    }
    setErrors({});
    if (message.trim() !== "") return post({ message, diagnostics: attached }, screenshot.picture);
    refuse({ message: [EMPTY] });
    return false;
  };
  const text = attached ? `${message}\n\n${attached}` : message;
  return {
    ...{ message, setMessage, errors, state, isBusy, send, screenshot },
    ...{ diagnostics, sendsDiagnostics, setSendsDiagnostics },
    mailtoAddress: mailtoAddress({ to: options.recipient.email, subject: SUBJECT, text }),
    isDirty: () =>
      options.hasMailer &&
      !isGivenUp.current &&
      (message.trim() !== "" || screenshot.isPreparing || screenshot.picture !== null),
    abandon: () => {
      isGivenUp.current = true;
    },
  };
}

type Conclusion = { refuse: (errors: SupportErrors) => void; empty: () => void };

/** One request at a time, under the same id until it has left. */
function useSending(firstId: string, { refuse, empty }: Conclusion) {
  const [state, setState] = useState<SupportState>({ kind: "idle" });
  const [isBusy, setBusy] = useState(false);
  const requestId = useRef(firstId);
  /** Resolves to whether it has left, or will by itself. */
  const post = async (fields: Record<string, string>, picture: Blob | null): Promise<boolean> => {
    setBusy(true);
    const answer = await postRequest({ ...fields, requestId: requestId.current }, picture);
    setBusy(false);
    if (answer.kind === "invalid") {
      refuse(answer.errors);
      return false;
    }
    if (answer.kind !== "sent" && answer.kind !== "waiting") {
      setState(failureOf(answer));
      return false;
    }
    setState({ kind: answer.kind });
    empty();
    requestId.current = answer.nextRequestId;
    return true;
  };
  return { post, state, isBusy };
}

async function postRequest(fields: Record<string, string>, picture: Blob | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set("screenshot", picture, "capture.jpg");
  return await postForm<SupportAnswer>(SUPPORT_SEND_PATH, form);
}

type Failed = Extract<
  Awaited<ReturnType<typeof postRequest>>,
  { kind: "failed" | "limited" | "no-mailer" }
>;

function failureOf(answer: Failed): SupportState {
  if (answer.kind === "failed") return answer;
  const message =
    answer.kind === "limited"
      ? "Vous avez déjà beaucoup écrit depuis une heure. Réessayez un peu plus tard."
      : sayFailure(500);
  return { kind: "failed", message, needsLogin: false };
}

/** The picture as it will leave; one that cannot be sent is said beside the field. */
function useScreenshot(
  lighten: SupportFormOptions["lighten"],
  setErrors: (change: (errors: SupportErrors) => SupportErrors) => void,
) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (file: File | null) => {
    setErrors(({ screenshot: _, ...others }) => others);
    setPicture(null);
    if (!file) return;
    setPreparing(true);
    try {
      const light = await lighten(file);
      if (light.size > SCREENSHOT_BYTES) throw new ToldError(SCREENSHOT_TOO_HEAVY);
      setPicture(light);
    } catch (error) {
      const sentence = sentenceFor(error, SCREENSHOT_UNREADABLE);
      setErrors((errors) => ({ ...errors, screenshot: [sentence] }));
    } finally {
      setPreparing(false);
    }
  };
  return { picture, isPreparing, choose: (file: File | null) => void choose(file) };
}

/** What the site tells, and once scripts run what the browser tells. */
function useDiagnostics(ofSite: string): string {
  const [ofBrowser, setOfBrowser] = useState("");
  useEffect(() => {
    const { innerWidth: width, innerHeight: height, navigator } = window;
    setOfBrowser(browserDiagnostics({ userAgent: navigator.userAgent, width, height }));
  }, []);
  return ofBrowser ? `${ofSite}\n${ofBrowser}` : ofSite;
}
