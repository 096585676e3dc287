import type { ArticleSummary } from "./article.types";

/** How long the browser keeps the upcoming events after a client navigation (specification §9). */
const FRESH_FOR = 5 * 60 * 1000;
const CHANNEL = "foulee-content-edited";

type Entry = { events: Promise<ArticleSummary[]>; until: number };

let entry: Entry | null = null;
let channel: BroadcastChannel | null = null;

/**
 * The upcoming events as the browser holds them: asked of the server at most every five minutes,
 * once more when that fails, never again because the window gets the focus (specification §9).
 */
export function loadUpcomingEvents(now = Date.now()): Promise<ArticleSummary[]> {
  hearEdits();
  if (entry && entry.until > now) return entry.events;
  const events = askServer().catch(askServer);
  const asked = { events, until: now + FRESH_FOR };
  entry = asked;
  // A failure is not kept: the next navigation asks again.
  events.catch(() => {
    if (entry === asked) entry = null;
  });
  return events;
}

/** To call after a change of content in this browser: every tab asks the server anew. */
export function announceContentEdit(): void {
  entry = null;
  const announcement = openChannel();
  announcement?.postMessage("edited");
  announcement?.close();
}

function hearEdits(): void {
  if (channel) return;
  channel = openChannel();
  channel?.addEventListener("message", () => {
    entry = null;
  });
}

/** Null in a browser that has none, or refuses it together with its storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

async function askServer(): Promise<ArticleSummary[]> {
  const response = await fetch("/evenements/prochains", {
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`Prochains rendez-vous\u00a0: statut ${response.status}.`);
  return (await response.json()) as ArticleSummary[];
}
