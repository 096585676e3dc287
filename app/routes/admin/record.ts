import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { findKind } from "~/kinds.server";
import { services } from "~/platform/services.server";
import { answerRecord } from "~/records/record-endpoint.server";
import type { Route } from "./+types/record";

/** Saves one record of any kind, throws it away or brings it back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const server = kindOf(params.kind);
  const user = await requireUser(request, context, server.kind.permission);
  return answerRecord(request, server, {
    id: params.id,
    user: { userId: user.id, name: nameOf(user) },
    site: services(context),
  });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { kind } = kindOf(params.kind);
  await requireUser(request, context, kind.permission);
  return redirect(kind.path);
}

function kindOf(subject: string) {
  const server = findKind(subject);
  if (!server) throw new Response("Cette adresse ne mène à aucune fiche.", { status: 404 });
  return server;
}
