import { useEffect, useRef, useState } from "react";
import { checkedBy, type FieldErrors } from "~/lib/field-errors";
import { mailtoAddress } from "~/lib/mailto-address";
import { type RequestFailure, sayFailure } from "~/lib/request-failure";
import { sentenceFor, ToldError } from "~/lib/told-error";
import { useForm } from "~/ui/form";
import { askToWaitForPicture } from "~/ui/form-session";
import { postForm } from "~/ui/post-form";
import { browserDiagnostics } from "./diagnostics";
import { postPatiently } from "./post-patiently";
import {
  SCREENSHOT_BYTES,
  SCREENSHOT_TOO_HEAVY,
  SUPPORT_SEND_PATH,
  type SupportAnswer,
  supportMessageSchema,
} from "./support.schema";
import type { SupportState } from "./support-outcome";

export type SupportFormOptions = {
  /** Made with the form: asked for twice, it is sent once. */
  requestId: string;
  /** State of the site, as the site itself tells it. */
  diagnostics: string;
  hasMailer: boolean;
  recipient: { name: string; email: string };
  /** Makes a picture light enough to be sent; rejects with a `ToldError`. */
  lighten: (file: File) => Promise<Blob>;
};

const SCREENSHOT_UNREADABLE = "Cette capture n’a pas pu être préparée. Choisissez-en une autre.";
const SUBJECT = "Site du club\u00a0: demande d’aide";
const checkMessage = checkedBy(supportMessageSchema);

/** The form to the technical contact: nothing that was typed is lost when sending fails. */
export function useSupportForm(options: SupportFormOptions) {
  const [message, setMessage] = useState("");
  const [outcome, setOutcome] = useState<SupportState>({ kind: "idle" });
  const [sendsDiagnostics, setSendsDiagnostics] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const isGivenUp = useRef(false);
  /** Of the message on its way. */
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const hasLeft = useRef(false);
  /** The message as it was given to the person’s own mail program. */
  const handedOver = useRef("");
  const requestId = useRef(options.requestId);
  const screenshot = useScreenshot(options.lighten);
  const diagnostics = useDiagnostics(options.diagnostics);
  const attached = sendsDiagnostics ? diagnostics : "";
  /** Only a screenshot may find no room; text alone is refused for other reasons, and not sent again. */
  const deliverFields = async (fields: FormData) => {
    const send = () => postForm<SupportAnswer>(SUPPORT_SEND_PATH, fields);
    if (!screenshot.picture) return await send();
    sending.current = new AbortController();
    return await postPatiently(send, { signal: sending.current.signal, onWaiting: setWaiting });
  };
  const post = async (fields: FormData): Promise<FieldErrors> => {
    fields.set("diagnostics", attached);
    fields.set("requestId", requestId.current);
    if (screenshot.picture) fields.set("screenshot", screenshot.picture, "capture.jpg");
    const answer = await deliverFields(fields);
    if (answer.kind === "invalid") return answer.errors;
    hasLeft.current = answer.kind === "sent" || answer.kind === "waiting";
    if (answer.kind === "sent" || answer.kind === "waiting") {
      setOutcome({ kind: answer.kind });
      setMessage("");
      screenshot.choose(null);
      requestId.current = answer.nextRequestId;
    } else {
      setOutcome(failureOf(answer));
    }
    return {};
  };
  const state = useForm({ check: checkMessage, send: post });
  /** Resolves to whether it has left, or will by itself. */
  const send = async (): Promise<boolean> => {
    if (screenshot.isPreparing) askToWaitForPicture();
    hasLeft.current = false;
    if (options.hasMailer && !screenshot.isPreparing) await state.deliver();
    return hasLeft.current;
  };
  const isMessageAtStake = () => message.trim() !== "" && message !== handedOver.current;
  const text = attached ? `${message}\n\n${attached}` : message;
  const choose = (file: File | null) => {
    void state.recheck("screenshot");
    screenshot.choose(file);
  };
  return {
    state,
    message,
    setMessage,
    outcome,
    send,
    isWaiting,
    screenshot: { ...screenshot, choose, error: screenshot.error ?? state.errors.screenshot },
    diagnostics,
    sendsDiagnostics,
    setSendsDiagnostics,
    mailtoAddress: mailtoAddress({ to: options.recipient.email, subject: SUBJECT, text }),
    wouldLoseWork: () =>
      !isGivenUp.current &&
      (isMessageAtStake() || screenshot.isPreparing || screenshot.picture !== null),
    handOver: () => {
      handedOver.current = message;
    },
    abandon: () => {
      isGivenUp.current = true;
      sending.current?.abort();
    },
  };
}

type Failed =
  | RequestFailure
  | Extract<SupportAnswer, { kind: "limited" | "no-mailer" | "no-recipient" }>;

function failureOf(answer: Failed): SupportState {
  if (answer.kind === "failed") return answer;
  return { kind: "failed", message: REFUSALS[answer.kind], needsLogin: false };
}

const REFUSALS = {
  limited: "Vous avez déjà beaucoup écrit depuis une heure. Réessayez un peu plus tard.",
  "no-mailer": sayFailure(500),
  "no-recipient":
    "Aucune adresse d’assistance n’est connue. Un administrateur l’écrit dans la fiche du club.",
};

/** The picture as it will leave; the field says why one cannot be sent. */
function useScreenshot(lighten: SupportFormOptions["lighten"]) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const [error, setError] = useState<string[]>();
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (file: File | null) => {
    setError(undefined);
    setPicture(null);
    if (!file) return;
    setPreparing(true);
    try {
      const light = await lighten(file);
      if (light.size > SCREENSHOT_BYTES) throw new ToldError(SCREENSHOT_TOO_HEAVY);
      setPicture(light);
    } catch (reason) {
      setError([sentenceFor(reason, SCREENSHOT_UNREADABLE)]);
    } finally {
      setPreparing(false);
    }
  };
  return { picture, error, isPreparing, choose: (file: File | null) => void choose(file) };
}

/** State of the site; once scripts run, the browser’s too. */
function useDiagnostics(ofSite: string): string {
  const [ofBrowser, setOfBrowser] = useState("");
  useEffect(() => {
    const { innerWidth: width, innerHeight: height, navigator } = window;
    setOfBrowser(browserDiagnostics({ userAgent: navigator.userAgent, width, height }));
  }, []);
  return ofBrowser ? `${ofSite}\n${ofBrowser}` : ofSite;
}
