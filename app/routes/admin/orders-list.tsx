import { Link, redirect } from "react-router";
import { SHOP_SHEET_PATH } from "~/club/club-paths";
import { loadSite } from "~/club/read-site.server";
import { requireUser } from "~/features/accounts/guard.server";
import { listOrders, ORDERS_PER_PAGE } from "~/features/shop/admin/admin-orders.server";
import { OrderList } from "~/features/shop/admin/order-list";
import { exportHref, ordersHref, readOrdersParams } from "~/features/shop/admin/order-paths";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { counterAt } from "~/features/shop/pickup-slots";
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
  const { shop } = await loadSite(services(context));
  const { isClosed } = counterAt(shop, now);
  return { params, list, pageSize: ORDERS_PER_PAGE, today, hasMailer, isClosed };
}

export default function OrdersList({ loaderData }: Route.ComponentProps) {
  const { hasMailer, isClosed, ...list } = loaderData;
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
      {isClosed && <NoPickup />}
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

/** Visitors learn it in the shop; the club may have thought that it was open. */
function NoPickup() {
  return (
    <Alert>
      <b>Personne ne peut commander pour l’instant{"\u00a0"}:</b> aucun jour de retrait ne peut être
      choisi. Les jours, les heures et les fermetures sont dans les{" "}
      <Link to={SHOP_SHEET_PATH}>réglages de la boutique</Link>.
    </Alert>
  );
}
