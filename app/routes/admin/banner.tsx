import { requireUser } from "~/features/accounts/guard.server";
import { BannerScreen } from "~/features/banner/admin/banner-screen";
import { banner } from "~/features/banner/banner";
import { openBanner } from "~/features/banner/banner-place.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/banner";

export const meta: Route.MetaFunction = () => adminMeta(banner.french.name);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context, banner.permission);
  const { database, now } = services(context);
  return { record: await openBanner(database.kysely), userId, now: now.toISOString() };
}

export default function BannerRoute({ loaderData }: Route.ComponentProps) {
  return <BannerScreen {...loaderData} />;
}
