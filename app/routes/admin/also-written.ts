import { z } from "zod";
import {
  factsSchema,
  findMentions,
  replaceMentions,
  replacementSchema,
} from "~/club/elsewhere/elsewhere.server";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { findRules, KINDS } from "~/kinds.server";
import { type CommandAnswer, NOT_UNDERSTOOD } from "~/lib/command";
import { counted } from "~/lib/french-numbers";
import { readJson } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { hasBody } from "~/records/rows-of-kind.server";
import type { Route } from "./+types/also-written";

const CLUB_KINDS = KINDS.filter(hasBody);
const askedSchema = z.object({ facts: factsSchema });

/** The texts of the club that still say what some facts were; `faits` is a list of them in JSON. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "club");
  const asked = askedSchema.safeParse({ facts: parsed(url.searchParams.get("faits")) });
  if (!asked.success) return Response.json({ found: [] }, { status: 400 });
  const { kysely } = services(context).database;
  return Response.json({ found: await findMentions(kysely, CLUB_KINDS, asked.data.facts) });
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return null;
  }
}

/** Says a fact as it is by now in the texts that were chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "club");
  const asked = replacementSchema.safeParse(await readJson(request));
  if (!asked.success) return Response.json(NOT_UNDERSTOOD, { status: 400 });
  const { database, now } = services(context);
  const { places, ...fact } = asked.data;
  const by = { userId: user.id, name: nameOf(user), now };
  const clubRules = (kind: string) => {
    const rules = findRules(kind);
    return rules && hasBody(rules.kind) ? rules : undefined;
  };
  const count = await replaceMentions(database, clubRules, { fact, places, ...by });
  const left = places.length - count;
  const stayed = left > 0 ? ` ${counted(left, "texte n’a", "textes n’ont")} pas pu changer.` : "";
  const answer: CommandAnswer = {
    ok: count > 0 || left === 0,
    message: `${counted(count, "texte changé", "textes changés")}.${stayed}`,
    undo: null,
  };
  return Response.json(answer);
}
