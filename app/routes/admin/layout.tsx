import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import "~/lib/french-schema-errors";
import { currentUser, guardAdmin } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { announceContentEdit } from "~/features/articles/upcoming-events-cache";
import { INBOX_PATH } from "~/features/contact/admin/inbox-paths";
import { countUnreadMessages } from "~/features/contact/inbox.server";
import { countNewOrders } from "~/features/shop/admin/admin-orders.server";
import { ORDERS_PATH } from "~/features/shop/admin/order-paths";
import { AdminErrorPage } from "~/layout/admin/admin-error-page";
import { AdminLayout } from "~/layout/admin/admin-layout";
import type { EntryCounts } from "~/layout/admin/admin-navigation";
import { useStrayDrops } from "~/layout/admin/stray-drops";
import type { Queryable } from "~/platform/database/database.server";
import { NetworkAwayError } from "~/platform/lost-request";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { services } from "~/platform/services.server";
import { ADMIN_ICON_SHAPES } from "~/ui/admin-icon-shapes";
import { IconShapes } from "~/ui/icon";
import { ICON_SHAPES } from "~/ui/icon-shapes";
import { LeaveGuards } from "~/ui/leave-guard";
import { Toaster } from "~/ui/toaster";
import type { Route } from "./+types/layout";

const ALL_ICONS = { ...ICON_SHAPES, ...ADMIN_ICON_SHAPES };

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

/** A change made here is seen at once on the public pages of this browser (specification §9: 5 minutes otherwise). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await next();
    if (request.method !== "GET") announceContentEdit();
  },
];

/** A loader on the parent makes every client navigation ask the server, and so meet the guard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await currentUser(request, context);
  const { database } = services(context);
  const counts: EntryCounts = user ? await countWaiting(database.kysely, user.role) : {};
  return {
    counts,
    user: user && {
      name: nameOf(user),
      avatarUrl: user.avatarUrl,
      role: user.role,
    },
  };
}

/** What waits behind the entries of the menu that a role has. */
async function countWaiting(db: Queryable, role: Role): Promise<EntryCounts> {
  const [unread, orders] = await Promise.all([
    can(role, "messages") ? countUnreadMessages(db) : 0,
    can(role, "shop") ? countNewOrders(db) : 0,
  ]);
  return { [INBOX_PATH]: unread, [ORDERS_PATH]: orders };
}

export const meta: Route.MetaFunction = () => [
  { title: "Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** What the frame last showed: it stays when the network brings nothing new. */
let lastShown: Route.ComponentProps["loaderData"] | undefined;

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = loaderData;
  }, [loaderData]);
  useStrayDrops();
  return (
    <LeaveGuards>
      <Framed data={loaderData}>
        <Outlet />
      </Framed>
      <Toaster />
    </LeaveGuards>
  );
}

/** The frame stays around the words: the menu is the way out. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const isAway = error instanceof NetworkAwayError;
  return (
    <Framed data={loaderData ?? (isAway ? lastShown : undefined)}>
      <AdminErrorPage />
    </Framed>
  );
}

type FramedProps = {
  data: Route.ComponentProps["loaderData"] | undefined;
  children: ReactNode;
};

function Framed({ data, children }: FramedProps) {
  const framed = data?.user ? (
    <AdminLayout user={data.user} counts={data.counts}>
      {children}
    </AdminLayout>
  ) : (
    children
  );
  return <IconShapes value={ALL_ICONS}>{framed}</IconShapes>;
}
