import type { CommandFields } from "~/lib/command";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { Button } from "~/ui/button";
import { CommandButton } from "~/ui/commands";
import { EmptyState } from "~/ui/empty-state";
import { Icon, type IconName } from "~/ui/icon";
import type { InvitationRow } from "../account-list.server";
import { COMMANDS_PATH, ROLE_WORDS } from "./account-command";

type InvitationListProps = {
  rows: readonly InvitationRow[];
  /** Whether links go by mail, rather than being passed on. */
  hasMailer: boolean;
  onCommand: (fields: CommandFields) => void;
  onRenew: (row: InvitationRow) => void;
};

/** The people who were invited and have not come yet. */
export function InvitationList({ rows, hasMailer, onCommand, onRenew }: InvitationListProps) {
  if (rows.length === 0) {
    return (
      <div className="admin-box">
        <EmptyState picture={<Icon name="mail" size={36} />} title="Aucune invitation en attente">
          {hasMailer
            ? "Invitez une personne\u00a0: elle recevra un lien par e-mail."
            : "Invitez une personne\u00a0: vous recevrez un lien à lui transmettre."}
        </EmptyState>
      </div>
    );
  }
  return (
    <table className="al-list ac-list ac-guests">
      <caption className="sr-only">Invitations en attente</caption>
      <thead>
        <tr>
          <th scope="col">Adresse e-mail</th>
          <th scope="col">Rôle</th>
          <th scope="col">État</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <InvitationLine key={row.id} row={row} onCommand={onCommand} onRenew={onRenew} />
        ))}
      </tbody>
    </table>
  );
}

type InvitationLineProps = Omit<InvitationListProps, "rows" | "hasMailer"> & { row: InvitationRow };

function InvitationLine({ row, onCommand, onRenew }: InvitationLineProps) {
  const { email } = row;
  return (
    <tr>
      <td className="ac-who">
        <span className="ac-guest">
          <b>{email}</b>
          <small>
            {row.invitedBy ? `Invitation envoyée par ${row.invitedBy}` : "Invitation du site"}
          </small>
        </span>
      </td>
      <td className="ac-cell" data-label="Rôle">
        {ROLE_WORDS[row.role].name}
      </td>
      <td className="al-state">
        <InvitationState row={row} />
      </td>
      <td className="al-do">
        <div className="al-acts">
          <Button
            variant="soft"
            size="sm"
            aria-label={`Nouveau lien pour ${email}`}
            onClick={() => onRenew(row)}
          >
            Nouveau lien
          </Button>
          <CommandButton
            path={COMMANDS_PATH}
            fields={{ intent: "withdraw", id: row.id }}
            onCommand={onCommand}
            variant="soft"
            aria-label={`Retirer l’invitation de ${email}`}
          >
            Retirer
          </CommandButton>
        </div>
      </td>
    </tr>
  );
}

const STATES: Record<InvitationRow["state"], { label: string; icon: IconName; look: string }> = {
  pending: { label: "En attente", icon: "clock", look: "pending" },
  expired: { label: "Expirée", icon: "clock", look: "expired" },
  suspended: { label: "Suspendue", icon: "close", look: "expired" },
};

function InvitationState({ row }: { row: InvitationRow }) {
  const { label, icon, look } = STATES[row.state];
  const day = longDate(parisDay(row.expiresAt)).replace(/ \d{4}$/, "");
  return (
    <>
      <span className={`ad-status ad-status-${look}`}>
        <Icon name={icon} size={16} />
        {label}
      </span>
      <small>
        {row.state === "pending" && `jusqu’au ${day}`}
        {row.state === "expired" && `depuis le ${day}`}
        {row.state === "suspended" && "la personne qui l’a créée ne peut plus inviter"}
      </small>
    </>
  );
}
