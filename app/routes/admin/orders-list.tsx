import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { listOrders, ORDERS_PER_PAGE } from "~/features/shop/admin/admin-orders.server";
import { OrderList } from "~/features/shop/admin/order-list";
import { exportHref, ordersHref, readOrdersParams } from "~/features/shop/admin/order-paths";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/orders-list";

export const meta: Route.MetaFunction = () => adminMeta("Commandes de la boutique");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "shop");
  const { database, environment, now } = services(context);
  const params = readOrdersParams(url.searchParams);
  const today = parisDay(now);
  const list = await listOrders(database.kysely, { ...params, today });
  // The last line of the last page changed part: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(ordersHref(params, { page: list.pageCount }));
  const hasMailer = mailerOf(environment) !== null;
  return { params, list, pageSize: ORDERS_PER_PAGE, today, hasMailer };
}

export default function OrdersList({ loaderData: { hasMailer, ...list } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Commandes"
      actions={
        <LinkButton
          to={exportHref(list.params)}
          variant="soft"
          size="sm"
          icon="download"
          reloadDocument
        >
          Exporter pour Excel
        </LinkButton>
      }
    >
      <ShopParts />
      {!hasMailer && <NoMailer />}
      <OrderList {...list} />
    </AdminPage>
  );
}

/** The confirmation is due on a durable medium (consumer code, article L221-13): without mail, on paper. */
function NoMailer() {
  return (
    <Alert tone="error">
      <p>
        <b>Les acheteurs ne reçoivent aucune confirmation.</b> Ce site n’envoie pas encore
        d’e-mails, et la loi vous demande de remettre à chacun la confirmation de sa commande
        {"\u00a0"}: imprimez-la au retrait, ou demandez à la personne qui a installé le site de
        régler l’envoi (Entretien du site, Envoi des e-mails).
      </p>
    </Alert>
  );
}
