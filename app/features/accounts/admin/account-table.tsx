import { useState } from "react";
import type { CommandFields } from "~/lib/command";
import { longDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { Avatar } from "~/ui/avatar";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { AccountRow } from "../account-list.server";
import { ROLE_WORDS } from "./account-command";
import { ResetTwoStepDialog } from "./account-dialogs";
import { DeactivateDialog } from "./deactivate-dialog";

type AccountActs = {
  onCommand: (fields: CommandFields) => void;
  /** Makes a link with which the person chooses another password. */
  onPasswordLink: (row: AccountRow) => void;
  /** Asks first: nothing undoes it. */
  onResetTwoStep: (row: AccountRow) => void;
  /** Asks first who will sign their publications. */
  onDeactivate: (row: AccountRow) => void;
};

type AccountTableProps = Omit<AccountActs, "onResetTwoStep" | "onDeactivate"> & {
  rows: readonly AccountRow[];
  today: string;
  /** The day on which an account that is deactivated now is erased; null while the clock is doubted. */
  erasedOn: string | null;
  isLoading: boolean;
};

/** Shows each account, with the actions that it allows. */
export function AccountTable({ rows, today, erasedOn, isLoading, ...acts }: AccountTableProps) {
  const [resetting, setResetting] = useState<AccountRow | null>(null);
  const [leaving, setLeaving] = useState<AccountRow | null>(null);
  return (
    <>
      <table
        className={classNames("al-list ac-list", isLoading && "is-loading")}
        aria-busy={isLoading}
      >
        <caption className="sr-only">Personnes qui ont un compte</caption>
        <TableHead />
        <tbody>
          {rows.map((row) => (
            <AccountLine
              key={row.id}
              row={row}
              today={today}
              onResetTwoStep={setResetting}
              onDeactivate={setLeaving}
              {...acts}
            />
          ))}
        </tbody>
      </table>
      {leaving && (
        <DeactivateDialog
          name={leaving.name}
          erasedOn={erasedOn}
          onClose={() => setLeaving(null)}
          onConfirm={(nameStays) => {
            setLeaving(null);
            acts.onCommand({ intent: "deactivate", id: leaving.id, nameStays });
          }}
        />
      )}
      {resetting && (
        <ResetTwoStepDialog
          row={resetting}
          onClose={() => setResetting(null)}
          onConfirm={() => {
            setResetting(null);
            acts.onCommand({ intent: "reset-two-step", id: resetting.id });
          }}
        />
      )}
    </>
  );
}

function TableHead() {
  return (
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
            {row.name !== row.email && <small>{row.email}</small>}
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
        <AccountState row={row} today={today} />
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

function AccountState({ row, today }: { row: AccountRow; today: string }) {
  const { isActive, eraseAt, nameStays } = row;
  const erasedOn = eraseAt && parisDay(eraseAt);
  return (
    <>
      <span className={`ad-status ${isActive ? "ad-status-published" : "ad-status-draft"}`}>
        <Icon name={isActive ? "check" : "close"} size={16} />
        {isActive ? "Actif" : "Désactivé"}
      </span>
      {/* The last administrator stays beyond that day. */}
      {erasedOn && erasedOn >= today && <small>sera effacé le {longDate(erasedOn)}</small>}
      {!isActive && (
        <small>
          {nameStays ? "son nom restera sous ses publications" : "le club signera ses publications"}
        </small>
      )}
    </>
  );
}

/** Offers nothing for one's own account, which has its own screen. */
function accountActions(row: AccountRow, acts: AccountActs): MenuAction[] {
  const { onCommand } = acts;
  const { id, role } = row;
  if (row.isOwn) return [];
  if (!row.isActive) {
    const reactivate = () => onCommand({ intent: "reactivate", id });
    const again: MenuAction = {
      id: "reactivate",
      label: "Réactiver le compte",
      icon: "undo",
      onSelect: reactivate,
    };
    return row.isSignatureAsked ? [again, signatureAction(row, acts)] : [again];
  }
  const other = role === "editor" ? "administrator" : "editor";
  const changeRole: MenuAction = {
    id: "role",
    label: `Passer ${ROLE_WORDS[other].name.toLowerCase()}`,
    icon: "person",
    onSelect: () => onCommand({ intent: "change-role", id, role: other }),
  };
  const deactivate: MenuAction = {
    id: "deactivate",
    label: "Désactiver le compte",
    icon: "close",
    danger: true,
    onSelect: () =>
      row.isSignatureAsked ? acts.onDeactivate(row) : onCommand({ intent: "deactivate", id }),
  };
  const access = accessActions(row, acts);
  return row.isLastAdministrator ? access : [changeRole, ...access, deactivate];
}

/** Changes the signature under the publications of somebody who did not choose it themselves. */
function signatureAction({ id, nameStays }: AccountRow, { onCommand }: AccountActs): MenuAction {
  const other = nameStays ? "no" : "yes";
  return {
    id: "signature",
    label: nameStays
      ? "Laisser le club signer ses publications"
      : "Garder son nom sous ses publications",
    icon: "pencil",
    onSelect: () => onCommand({ intent: "choose-signature", id, nameStays: other }),
  };
}

/** Helps somebody who cannot sign in any more. */
function accessActions(row: AccountRow, acts: AccountActs): MenuAction[] {
  const password: MenuAction = {
    id: "password",
    label: "Lien de nouveau mot de passe",
    icon: "key",
    onSelect: () => acts.onPasswordLink(row),
  };
  const twoStep: MenuAction = {
    id: "two-step",
    label: "Retirer la connexion en deux étapes",
    icon: "phone",
    onSelect: () => acts.onResetTwoStep(row),
  };
  return row.hasTwoStep ? [password, twoStep] : [password];
}
