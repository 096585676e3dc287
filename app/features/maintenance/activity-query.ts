import { readPageNumber } from "~/lib/list-page";
import { isUuid } from "~/lib/uuid";
import { ACTIVITY_PATH } from "./maintenance-paths";

/** Who acted: an account, the site by itself, or anybody. */
export type ActivityPerson = { userId: string } | "site" | null;

/** What the address of the log asks for; anything malformed is as if absent. */
export type ActivityParams = {
  search: string;
  /** The word of a kind; null for all. */
  word: string | null;
  person: ActivityPerson;
  /** From 1. */
  page: number;
};

/** Value of the choice «Le site», which is no account. */
export const SITE_WORD = "site";
const SEARCH_LIMIT = 200;

/** `words` are those of the kinds that there are. */
export function readActivityParams(
  params: URLSearchParams,
  words: readonly string[],
): ActivityParams {
  return {
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    word: words.find((word) => word === params.get("type")) ?? null,
    person: readPerson(params.get("par") ?? ""),
    page: readPageNumber(params.get("page")),
  };
}

function readPerson(value: string): ActivityPerson {
  if (value === SITE_WORD) return SITE_WORD;
  return isUuid(value) ? { userId: value } : null;
}

/** The person as the address has it; empty for anybody. */
export function personWord(person: ActivityPerson): string {
  return typeof person === "string" ? person : (person?.userId ?? "");
}

/** The address of the log at another page of the same lines. */
export function activityHref({ search, word, person }: ActivityParams, page: number): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (person) params.set("par", personWord(person));
  if (word) params.set("type", word);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${ACTIVITY_PATH}?${query}` : ACTIVITY_PATH;
}

/** Whether everything is asked for. */
export function isWhole({ search, word, person }: ActivityParams): boolean {
  return search === "" && word === null && person === null;
}
