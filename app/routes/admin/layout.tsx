import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { currentUser, guardAdmin } from "~/features/accounts/guard.server";
import { announceContentEdit } from "~/features/articles/upcoming-events-cache";
import { AdminErrorPage } from "~/layout/admin/admin-error-page";
import { AdminLayout } from "~/layout/admin/admin-layout";
import { Toaster } from "~/ui/toaster";
import type { Route } from "./+types/layout";

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
  return {
    user: user && {
      name: `${user.firstName} ${user.lastName}`,
      avatarUrl: user.avatarUrl,
      role: user.role,
    },
  };
}

export const meta: Route.MetaFunction = () => [
  { title: "Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Framed user={loaderData.user}>
        <Outlet />
      </Framed>
      <Toaster />
    </>
  );
}

/** The frame stays around the words: the menu is the way out. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Framed user={loaderData?.user ?? null}>
      <AdminErrorPage />
    </Framed>
  );
}

type FramedProps = { user: Route.ComponentProps["loaderData"]["user"]; children: ReactNode };

function Framed({ user, children }: FramedProps) {
  return user ? <AdminLayout user={user}>{children}</AdminLayout> : children;
}
