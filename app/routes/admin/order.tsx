import { loadSite } from "~/club/read-site.server";
import { sellerLines } from "~/club/seller";
import { requireUser } from "~/features/accounts/guard.server";
import { findAdminOrder } from "~/features/shop/admin/find-admin-order.server";
import { ORDERS_PATH } from "~/features/shop/admin/order-paths";
import { OrderView } from "~/features/shop/admin/order-view";
import { erasureDay } from "~/features/shop/purge-orders.server";
import { greeting } from "~/features/shop/quoted-buyer.server";
import { AdminErrorPage } from "~/layout/admin/admin-error-page";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { mailtoAddress } from "~/lib/mailto-address";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Commande ${loaderData.order.number}` : "Commande");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, environment, now } = services(context);
  const order = await findAdminOrder(database.kysely, params.id, now);
  if (!order) throw new Response("Cette commande n’existe pas ou plus.", { status: 404 });
  const site = await loadSite(services(context));
  return {
    order,
    counter: site.shop.counter,
    hasMailer: mailerOf(environment) !== null,
    replyAddress: mailtoAddress({
      to: order.email,
      subject: `Votre commande ${order.number}`,
      text: `${greeting(order.name)}\n\n`,
    }),
    erasedOn: erasureDay(order.placedAt),
    seller: sellerLines(site),
  };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { seller, ...shown } = loaderData;
  const { number, id } = shown.order;
  return (
    <AdminPage
      title={`Commande ${number}`}
      className="od-print"
      actions={
        <Button variant="soft" size="sm" onClick={() => window.print()}>
          Imprimer
        </Button>
      }
      above={
        <>
          <p className="od-paper od-seller">{seller.join("\n")}</p>
          <BackLink to={ORDERS_PATH}>Commandes</BackLink>
        </>
      }
    >
      <OrderView key={id} {...shown} />
    </AdminPage>
  );
}

/** The frame stays around the words. */
export function ErrorBoundary() {
  return <AdminErrorPage />;
}
