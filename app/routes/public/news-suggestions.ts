import { parseNewsQuery } from "~/features/articles/news-query";
import { suggestArticles } from "~/features/articles/published-articles.server";
import type { ArticleSuggestions } from "~/features/articles/use-suggestions";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/news-suggestions";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, clientAddress } = services(context);
  const { search } = parseNewsQuery(url.searchParams);
  if (!search) return answer([]);
  const limit = await rateLimits.consume("search", addressKey(clientAddress));
  // Nobody asked in so many words: who types too fast sees no suggestions, and no error.
  if (!limit.ok) {
    return answer([], { status: 429, headers: { "retry-after": String(limit.retryAfterSeconds) } });
  }
  return answer(await suggestArticles(database.kysely, { search, now }));
}

/** Suggestions that do not come are none: the page of whoever types stays. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ArticleSuggestions> {
  try {
    return (await serverLoader()) as unknown as ArticleSuggestions;
  } catch {
    return { suggestions: [] };
  }
}

function answer(
  suggestions: ArticleSuggestions["suggestions"],
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const headers = { ...init.headers, "cache-control": "no-store" };
  return Response.json({ suggestions } satisfies ArticleSuggestions, { ...init, headers });
}
