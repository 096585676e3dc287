import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { findRules } from "~/kinds.server";
import { services } from "~/platform/services.server";
import { findRecordVersion, listRecordVersions } from "~/records/body-history.server";
import { answerRecord } from "~/records/record-endpoint.server";
import type { Route } from "./+types/record-endpoint";

/** Saves one record of any kind, throws it away or brings it back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const rules = rulesOf(params.kind);
  const user = await requireUser(request, context, rules.kind.permission);
  return answerRecord(request, rules, {
    id: params.id,
    user: { userId: user.id, name: nameOf(user) },
    services: services(context),
  });
}

/** The history of a record, and one version of it; an address typed by hand leads to the list. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { kind } = rulesOf(params.kind);
  await requireUser(request, context, kind.permission);
  const { kysely } = services(context).database;
  const version = url.searchParams.get("version");
  if (version !== null) {
    const values = await findRecordVersion(kysely, kind, { id: params.id, version });
    return Response.json({ values }, { status: values ? 200 : 404 });
  }
  if (!url.searchParams.has("historique")) return redirect(kind.path);
  return Response.json({ revisions: await listRecordVersions(kysely, kind, params.id) });
}

function rulesOf(subject: string) {
  const rules = findRules(subject);
  if (!rules) throw new Response("Cette adresse ne mène à aucune fiche.", { status: 404 });
  return rules;
}
