import { z } from "zod";
import {
  factsSchema,
  findMentions,
  replaceFacts,
  replacementSchema,
  takeBackReplacements,
} from "~/club/elsewhere/elsewhere.server";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { CLUB_KINDS, findRules } from "~/kinds.server";
import { type CommandAnswer, NOT_UNDERSTOOD } from "~/lib/command";
import { counted } from "~/lib/french-numbers";
import { readJson } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { hasBody } from "~/records/rows-of-kind.server";
import type { Route } from "./+types/also-written";

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

function clubRules(kind: string) {
  const rules = findRules(kind);
  return rules && hasBody(rules.kind) ? rules : undefined;
}

/** Says facts as they are by now in the texts that were chosen, or takes such a change back. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "club");
  const asked = replacementSchema.safeParse(await readJson(request));
  if (!asked.success) return Response.json(NOT_UNDERSTOOD, { status: 400 });
  const { database, now } = services(context);
  const by = { userId: user.id, name: nameOf(user), now };
  if ("takeBack" in asked.data) {
    const { takeBack } = asked.data;
    const count = await takeBackReplacements(database, clubRules, { takeBack, ...by });
    return Response.json(takenBackAnswer(count, takeBack.length - count));
  }
  const { replacements } = asked.data;
  const places = new Set(replacements.map(({ id, place }) => `${id} ${place}`)).size;
  const { count, takeBack } = await replaceFacts(database, clubRules, { replacements, ...by });
  return Response.json({ ...replacedAnswer(count, places - count), takeBack });
}

function replacedAnswer(count: number, left: number): CommandAnswer {
  const stayed =
    left > 0 ? ` ${counted(left, "texte n’a pas pu l’être", "textes n’ont pas pu l’être")}.` : "";
  return {
    ok: count > 0 || left === 0,
    message: `${counted(count, "texte changé", "textes changés")}.${stayed}`,
    undo: null,
  };
}

function takenBackAnswer(count: number, left: number): CommandAnswer {
  return left === 0
    ? { ok: true, message: "Les textes sont comme avant.", undo: null }
    : {
        ok: count > 0,
        message: "Des textes ont été changés depuis\u00a0: ceux-là restent ainsi.",
        undo: null,
      };
}
