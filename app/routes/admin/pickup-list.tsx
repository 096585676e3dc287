import { loadSite } from "~/club/read-site.server";
import { requireUser } from "~/features/accounts/guard.server";
import { PickupList } from "~/features/shop/admin/pickup-list";
import { listPickupDays, listPickups } from "~/features/shop/admin/pickup-list.server";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { Button } from "~/ui/button";
import type { Route } from "./+types/pickup-list";

export const meta: Route.MetaFunction = () => adminMeta("Retraits de la boutique");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, now } = services(context);
  const today = parisDay(now);
  const days = await listPickupDays(database.kysely);
  const asked = url.searchParams.get("jour");
  const shown =
    days.find(({ day }) => day === asked) ?? days.find(({ day }) => day >= today) ?? days.at(-1);
  const day = shown?.day ?? null;
  const pickups = day === null ? [] : await listPickups(database.kysely, day);
  const { place } = (await loadSite(services(context))).shop.counter;
  return { days, day, pickups, today, place };
}

export default function PickupListPage({ loaderData }: Route.ComponentProps) {
  const { place, ...list } = loaderData;
  return (
    <AdminPage
      title="Retraits"
      sub={place}
      className="od-print"
      actions={
        list.day !== null && (
          <Button variant="soft" size="sm" onClick={() => window.print()}>
            Imprimer
          </Button>
        )
      }
    >
      <ShopParts />
      <PickupList {...list} />
    </AdminPage>
  );
}
