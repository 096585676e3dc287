import { requireUser } from "~/features/accounts/guard.server";
import { PartnerEditor } from "~/features/partners/admin/partner-editor";
import type { PartnerValues } from "~/features/partners/partner.schema";
import { parisDay } from "~/lib/paris-instants";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import type { EditedRecord } from "~/records/record";
import type { Route } from "./+types/partners-create";

export { keepNewRecord as shouldRevalidate } from "~/records/use-session";

export const meta: Route.MetaFunction = () => [
  { title: "Ajouter un partenaire – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** A partner has its id before it is stored: sent twice, it is one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, "partners");
  const record: EditedRecord<PartnerValues> = {
    id: newId(),
    version: 0,
    values: { name: "", link: "" },
    updatedAt: null,
    updatedByName: null,
    isTrashed: false,
  };
  return { record, userId, today: parisDay(services(context).now) };
}

export default function PartnersCreate({ loaderData }: Route.ComponentProps) {
  return <PartnerEditor key={loaderData.record.id} {...loaderData} />;
}
