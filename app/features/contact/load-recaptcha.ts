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

/** A challenge that is dismissed never answers: the wait has an end. */
const PATIENCE_MS = 90_000;

let loading: Promise<Recaptcha> | null = null;

/** Google's script, loaded when a visitor who agreed sends a message, and never before. */
function loadRecaptcha(origin: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    window.onFouleeRecaptcha = () => {
      if (window.grecaptcha) resolve(window.grecaptcha);
      else reject(new Error("reCAPTCHA did not load."));
    };
    const script = document.createElement("script");
    script.src = `${origin}/recaptcha/api.js?onload=onFouleeRecaptcha&render=explicit&hl=fr`;
    script.async = true;
    script.onerror = () => reject(new Error("reCAPTCHA could not be loaded."));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

type Widget = { id: number; settle: (token: string | null) => void };
const widgets = new WeakMap<HTMLElement, Widget>();

/** Asks for a token, in `container`; null when it expired, failed, or nobody answered the challenge in time. */
export async function getRecaptchaToken(
  { origin, siteKey }: RecaptchaPublicSettings,
  container: HTMLElement,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    const recaptcha = await Promise.race([loadRecaptcha(origin), promise]);
    if (!recaptcha || typeof recaptcha === "string") return null;
    const widget = widgets.get(container) ?? renderWidget(recaptcha, container, siteKey);
    widget.settle = resolve;
    recaptcha.execute(widget.id);
    const token = await promise;
    recaptcha.reset(widget.id);
    return token;
  } finally {
    clearTimeout(timer);
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
