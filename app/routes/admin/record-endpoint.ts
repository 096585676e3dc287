import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { findContentKind, findRules } from "~/kinds.server";
import { isJson } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { findRecordVersion, listRecordVersions } from "~/records/body-history.server";
import { answerAct, answerSave } from "~/records/record-endpoint.server";
import type { Route } from "./+types/record-endpoint";

/** Saves one record of any described kind, or does what a form asks to be done to one of any kind. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const kind = kindOf(params.kind);
  const user = await requireUser(request, context, kind.permission);
  const asked = {
    id: params.id,
    user: { userId: user.id, name: nameOf(user) },
    services: services(context),
  };
  return isJson(request)
    ? answerSave(request, rulesOf(params.kind), asked)
    : answerAct(request, kind, asked);
}

/** The history of a record, and one version of it; an address typed by hand leads to the list. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { permission, listPath } = kindOf(params.kind);
  await requireUser(request, context, permission);
  const version = url.searchParams.get("version");
  if (version === null && !url.searchParams.has("historique")) return redirect(listPath);
  const { kind } = rulesOf(params.kind);
  const { kysely } = services(context).database;
  if (version !== null) {
    const values = await findRecordVersion(kysely, kind, { id: params.id, version });
    return Response.json({ values }, { status: values ? 200 : 404 });
  }
  return Response.json({ revisions: await listRecordVersions(kysely, kind, params.id) });
}

function kindOf(subject: string) {
  const kind = findContentKind(subject);
  if (!kind) throw nowhere();
  return kind;
}

function rulesOf(subject: string) {
  const rules = findRules(subject);
  if (!rules) throw nowhere();
  return rules;
}

function nowhere(): Response {
  return new Response("Cette adresse ne mène à aucune fiche.", { status: 404 });
}
