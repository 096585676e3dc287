import { useState } from "react";
import { listAccounts, listInvitations } from "~/features/accounts/account-list.server";
import { COMMANDS_PATH } from "~/features/accounts/admin/account-command";
import {
  InviteDialog,
  LinkDialog,
  useLinkRequest,
} from "~/features/accounts/admin/account-dialogs";
import { AccountTable } from "~/features/accounts/admin/account-table";
import { InvitationList } from "~/features/accounts/admin/invitation-list";
import { findErasureTime } from "~/features/accounts/erase-accounts.server";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import type { CommandFields } from "~/lib/command";
import { parisDay } from "~/lib/paris-instants";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { showToast } from "~/ui/toaster";
import type { Route } from "./+types/accounts";

export const meta: Route.MetaFunction = () => adminMeta("Comptes");

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "accounts");
  const { database, environment, now } = services(context);
  const [accounts, invitations, eraseAt] = await Promise.all([
    listAccounts(database.kysely, user.id),
    listInvitations(database.kysely, now),
    findErasureTime(database.kysely, now),
  ]);
  const hasMailer = mailerOf(environment) !== null;
  const erasedOn = eraseAt && parisDay(eraseAt);
  return { accounts, invitations, hasMailer, erasedOn, today: parisDay(now) };
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { accounts, invitations, hasMailer, erasedOn, today } = loaderData;
  const [isInviting, setInviting] = useState(false);
  const { run, isPending } = useCommands(COMMANDS_PATH);
  const links = useLinkRequest();
  const invite = async (fields: CommandFields) => {
    const failure = await links.request(fields);
    if (!failure) setInviting(false);
    return failure;
  };
  const makeLink = async (fields: CommandFields) => {
    const failure = await links.request(fields);
    if (failure) showToast({ message: failure.message, tone: "error" });
  };
  return (
    <AdminPage
      title="Comptes"
      sub="Qui peut entrer dans l’espace club, et ce que chacun peut y faire."
      actions={
        <Button size="sm" icon="plus" onClick={() => setInviting(true)}>
          Inviter une personne
        </Button>
      }
    >
      <section className="ac-section" aria-labelledby="personnes">
        <h2 id="personnes">Personnes</h2>
        <AccountTable
          rows={accounts}
          today={today}
          erasedOn={erasedOn}
          isLoading={isPending}
          onCommand={(fields) => void run(fields)}
          onPasswordLink={({ id }) => void makeLink({ intent: "password-link", id })}
        />
      </section>
      <section className="ac-section" aria-labelledby="invitations">
        <h2 id="invitations">Invitations en attente</h2>
        <InvitationList
          rows={invitations}
          hasMailer={hasMailer}
          onCommand={(fields) => void run(fields)}
          onRenew={({ id }) => void makeLink({ intent: "renew", id })}
        />
      </section>
      {isInviting && (
        <InviteDialog
          hasMailer={hasMailer}
          isPending={links.isPending}
          onClose={() => setInviting(false)}
          onInvite={invite}
        />
      )}
      {links.link && !isInviting && <LinkDialog link={links.link} onClose={links.forget} />}
    </AdminPage>
  );
}
