import { shortMoment } from "~/lib/french-moments";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { Avatar } from "~/ui/avatar";
import { classNames } from "~/ui/class-names";
import type { CommandFields } from "~/ui/editing/command";
import { Icon } from "~/ui/icon";
import type { AccountRow } from "../account-list.types";
import { ROLE_WORDS } from "./account-words";

type AccountActs = {
  onCommand: (fields: CommandFields) => void;
  /** Makes a link with which the person chooses another password. */
  onPasswordLink: (row: AccountRow) => void;
};

type AccountTableProps = AccountActs & {
  rows: readonly AccountRow[];
  today: string;
  isLoading: boolean;
};

export function AccountTable({ rows, today, isLoading, ...acts }: AccountTableProps) {
  return (
    <table
      className={classNames("al-list ac-list", isLoading && "is-loading")}
      aria-busy={isLoading}
    >
      <caption className="sr-only">Personnes qui ont un compte</caption>
      <thead>
        <tr>
          <th scope="col">Personne</th>
          <th scope="col">Rôle</th>
          <th scope="col">Deux étapes</th>
          <th scope="col">Dernière activité</th>
          <th scope="col">État</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <AccountLine key={row.id} row={row} today={today} {...acts} />
        ))}
      </tbody>
    </table>
  );
}

function AccountLine({ row, today, ...acts }: AccountActs & { row: AccountRow; today: string }) {
  const actions = accountActions(row, acts);
  return (
    <tr className={row.isActive ? undefined : "is-off"}>
      <td className="ac-who">
        <span className="ac-person">
          <Avatar name={row.name} url={row.avatarUrl} />
          <span>
            <b>
              {row.name}
              {row.isOwn && <span className="ac-own"> (vous)</span>}
            </b>
            <small>{row.email}</small>
          </span>
        </span>
      </td>
      <td className="ac-cell" data-label="Rôle">
        {ROLE_WORDS[row.role].name}
      </td>
      <td className="ac-cell" data-label="Connexion en deux étapes">
        {row.hasTwoStep ? "Oui" : "Non"}
      </td>
      <td className="ac-cell" data-label="Dernière activité">
        {row.lastSeenAt ? shortMoment(row.lastSeenAt, today) : "aucune session ouverte"}
      </td>
      <td className="al-state">
        <AccountState isActive={row.isActive} />
      </td>
      <td className="al-do">
        {actions.length > 0 && (
          <div className="al-acts">
            <ActionMenu label={`Actions pour ${row.name}`} actions={actions} />
          </div>
        )}
      </td>
    </tr>
  );
}

function AccountState({ isActive }: { isActive: boolean }) {
  return (
    <span className={`ad-status ${isActive ? "ad-status-published" : "ad-status-draft"}`}>
      <Icon name={isActive ? "check" : "close"} size={16} />
      {isActive ? "Actif" : "Désactivé"}
    </span>
  );
}

/** What may be done with an account: nothing with one's own, which has its own screen. */
function accountActions(row: AccountRow, { onCommand, onPasswordLink }: AccountActs): MenuAction[] {
  const { id, role } = row;
  if (row.isOwn) return [];
  if (!row.isActive) {
    const reactivate = () => onCommand({ intent: "reactivate", id });
    return [{ id: "reactivate", label: "Réactiver le compte", icon: "undo", onSelect: reactivate }];
  }
  const actions: MenuAction[] = [];
  const other = role === "editor" ? "administrator" : "editor";
  if (!row.isLastAdministrator) {
    actions.push({
      id: "role",
      label: `Passer ${ROLE_WORDS[other].name.toLowerCase()}`,
      icon: "person",
      onSelect: () => onCommand({ intent: "change-role", id, role: other }),
    });
  }
  actions.push({
    id: "password",
    label: "Lien de nouveau mot de passe",
    icon: "key",
    onSelect: () => onPasswordLink(row),
  });
  if (!row.isLastAdministrator) {
    actions.push({
      id: "deactivate",
      label: "Désactiver le compte",
      icon: "close",
      danger: true,
      onSelect: () => onCommand({ intent: "deactivate", id }),
    });
  }
  return actions;
}
