import type { ReactNode } from "react";
import { Link } from "react-router";
import { shortDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { shortName } from "~/lib/person-name";
import { useListState } from "./way-back";

/** When a line was last changed, by whom, and since when it is in the trash. */
export type RecordTrail = {
  updatedAt: string;
  updatedByName: string | null;
  deletedAt: string | null;
};

type RecordRowProps = {
  name: string;
  /** Where it is edited; null in the trash, where the name is no link. */
  editPath: string | null;
  /** A line under the name: a role, a link. */
  detail: ReactNode;
  picture: ReactNode;
  trail: RecordTrail;
  today: string;
  /** `RecordActions`. */
  actions: ReactNode;
};

/** A line of a `RecordTable`. */
export function RecordRow({
  name,
  editPath,
  detail,
  picture,
  trail,
  today,
  actions,
}: RecordRowProps) {
  const list = useListState();
  return (
    <tr>
      <td className="al-image">{picture}</td>
      <td className="al-title">
        {editPath ? (
          <Link to={editPath} state={list}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {detail && <small>{detail}</small>}
      </td>
      <td className="al-when">
        <RecordMoment trail={trail} today={today} />
      </td>
      <td className="al-do">{actions}</td>
    </tr>
  );
}

function RecordMoment({ trail, today }: { trail: RecordTrail; today: string }) {
  const { updatedAt, updatedByName, deletedAt } = trail;
  if (deletedAt) {
    return (
      <>
        <span className="al-when-word">Supprimé </span>
        le {shortDate(parisDay(deletedAt), today)}
      </>
    );
  }
  return (
    <>
      <span className="al-when-word">Modifié </span>
      {shortMoment(updatedAt, today)}
      {updatedByName && <span className="al-who">{shortName(updatedByName)}</span>}
    </>
  );
}
