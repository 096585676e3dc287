import { deferred } from "~/lib/deferred";

type Recaptcha = {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: "invisible";
      callback: (token: string) => void;
      "error-callback": () => void;
      "expired-callback": () => void;
    },
  ): number;
  execute(widget: number): void;
  reset(widget: number): void;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    onFouleeRecaptcha?: () => void;
  }
}

export type RecaptchaPublicSettings = { origin: string; siteKey: string };

/** How long Google may take, script included, while it asks the visitor nothing. */
const PATIENCE_MS = 30_000;
/** How long somebody may take over its pictures, and how often it is seen whether they still stand there. */
const CHALLENGE_MS = 150_000;
const LOOK_AGAIN_MS = 5_000;

type Loading = { recaptcha: Promise<Recaptcha>; script: HTMLScriptElement };
let loading: Loading | null = null;
/** How often the script was asked for and did not come. */
let failures = 0;

/** Google's script, loaded when a visitor who agreed sends a message, and never before. */
function loadRecaptcha(origin: string): Promise<Recaptcha> {
  loading ??= beginLoading(origin);
  return loading.recaptcha;
}

function beginLoading(origin: string): Loading {
  const { promise, resolve, reject } = deferred<Recaptcha>();
  const script = document.createElement("script");
  window.onFouleeRecaptcha = () => {
    if (window.grecaptcha) resolve(window.grecaptcha);
    else reject(new Error("reCAPTCHA did not load."));
  };
  // Under the same address, a browser goes on waiting for what it asked for before.
  const again = failures > 0 ? `&essai=${failures}` : "";
  script.src = `${origin}/recaptcha/api.js?onload=onFouleeRecaptcha&render=explicit&hl=fr${again}`;
  script.async = true;
  script.onerror = () => reject(new Error("reCAPTCHA could not be loaded."));
  document.head.append(script);
  promise.catch(() => {
    if (loading?.script === script) stopLoading();
  });
  return { recaptcha: promise, script };
}

/** The next try asks for the script anew. */
function stopLoading(): void {
  if (!loading) return;
  failures += 1;
  loading.script.remove();
  loading = null;
}

/** Whether Google asks the visitor something: its pictures stand over the page, in a frame of its own. */
function isAsking(): boolean {
  const frames = document.querySelectorAll('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return [...frames].some(
    (frame) => frame.getClientRects().length > 0 && getComputedStyle(frame).visibility !== "hidden",
  );
}

/** Calls `giveUp` once nothing came for too long; pictures that were closed never answer. Returns how to stop. */
function limitPatience(giveUp: () => void): () => void {
  const begun = Date.now();
  let timer = setTimeout(look, PATIENCE_MS);
  function look() {
    if (!isAsking() || Date.now() - begun >= CHALLENGE_MS) giveUp();
    else timer = setTimeout(look, LOOK_AGAIN_MS);
  }
  return () => clearTimeout(timer);
}

type Widget = { id: number; settle: (token: string | null) => void };
const widgets = new WeakMap<HTMLElement, Widget>();

/**
 * Asks for a token, in `container`; null when it expired, failed, or nobody answered in time. What did
 * not answer is reset, so that the next try begins anew.
 */
export async function getRecaptchaToken(
  { origin, siteKey }: RecaptchaPublicSettings,
  container: HTMLElement,
): Promise<string | null> {
  const { promise, resolve } = deferred<string | null>();
  const stop = limitPatience(() => resolve(null));
  try {
    const recaptcha = await Promise.race([loadRecaptcha(origin), promise]);
    if (!recaptcha || typeof recaptcha === "string") {
      stopLoading();
      return null;
    }
    const widget = widgets.get(container) ?? renderWidget(recaptcha, container, siteKey);
    widget.settle = resolve;
    recaptcha.execute(widget.id);
    const token = await promise;
    recaptcha.reset(widget.id);
    return token;
  } finally {
    stop();
  }
}

function renderWidget(recaptcha: Recaptcha, container: HTMLElement, sitekey: string): Widget {
  const widget: Widget = { id: 0, settle: () => undefined };
  widget.id = recaptcha.render(container, {
    sitekey,
    size: "invisible",
    callback: (token) => widget.settle(token),
    "error-callback": () => widget.settle(null),
    "expired-callback": () => widget.settle(null),
  });
  widgets.set(container, widget);
  return widget;
}
