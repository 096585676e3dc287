import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { PartnerEditor } from "~/features/partners/admin/partner-editor";
import { findEditedPartner } from "~/features/partners/admin-partners.server";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/partners-edit";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `Modifier\u00a0: ${loaderData.record.values.name} – Espace club`
      : "Partenaire introuvable – Espace club",
  },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "partners");
  const { database, now } = services(context);
  const record = await findEditedPartner(database.kysely, params.id);
  if (!record) throw data(null, { status: 404 });
  return { record, userId, today: parisDay(now) };
}

export default function PartnersEdit({ loaderData }: Route.ComponentProps) {
  return <PartnerEditor key={loaderData.record.id} {...loaderData} />;
}
