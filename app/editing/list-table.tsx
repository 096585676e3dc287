import type { ReactNode, RefObject } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { shortDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { shortName } from "~/lib/person-name";
import { IncidentReference } from "~/platform/incident-reference";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon, type IconName } from "~/ui/icon";
import { Pagination } from "~/ui/pagination";
import { type RecordListParams, recordListHref, useListState } from "./list-address";

type RecordTableProps = {
  ref: RefObject<HTMLTableElement | null>;
  /** Describes the list to people who do not see it. */
  caption: string;
  /** Head of the pictures' column, which shows none: «Photo»; null for a list without pictures. */
  pictureLabel: string | null;
  nameLabel: string;
  whenLabel: string;
  isLoading: boolean;
  /** `RecordRow`s. */
  children: ReactNode;
};

/** A list of records: picture, name, when; cards on a phone. */
export function RecordTable({ ref, caption, isLoading, children, ...labels }: RecordTableProps) {
  return (
    <table
      ref={ref}
      className={classNames("al-list", "al-records", isLoading && "is-loading")}
      aria-busy={isLoading}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {labels.pictureLabel !== null && (
            <th scope="col">
              <span className="sr-only">{labels.pictureLabel}</span>
            </th>
          )}
          <th scope="col">{labels.nameLabel}</th>
          <th scope="col">{labels.whenLabel}</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

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
  /** Beside the name. */
  mark?: ReactNode;
  /** Null in a list without pictures. */
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
  mark,
  picture,
  trail,
  today,
  actions,
}: RecordRowProps) {
  const list = useListState();
  return (
    <tr>
      {picture !== null && <td className="al-image">{picture}</td>}
      <td className="al-title">
        {editPath ? (
          <Link to={editPath} state={list}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {mark}
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

type ListFootProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  hrefFor: (page: number) => string;
};

/** `1 – 12 sur 48`, and the other pages. */
export function ListFoot({ page, pageSize, pageCount, total, hrefFor }: ListFootProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className="al-foot">
      <p>
        {first}
        {"\u00a0–\u00a0"}
        {last} sur {total}
      </p>
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label="Pages de la liste" />
    </div>
  );
}

type ListEmptyBoxProps = {
  icon: IconName;
  title: string;
  link: { to: string; label: string };
  children: string;
};

/** Nothing to list: why, and what to do. */
export function ListEmptyBox({ icon, title, link, children }: ListEmptyBoxProps) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name={icon} size={36} />}
        title={title}
        action={
          <LinkButton to={link.to} variant="line" size="sm">
            {link.label}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

type ListFailureProps = {
  title: string;
  /** The things that are safe although the list failed: «Vos actualités». */
  safe: string;
  path: string;
};

/** In place of a list that could not be read: nothing is lost, how to go on, and the id of a failure. */
export function ListFailure({ title, safe, path }: ListFailureProps) {
  const error = useRouteError();
  const isSession = isRouteErrorResponse(error) && error.status === 401;
  return (
    <main className="admin-main" id="contenu">
      <div className="admin-box" role="alert">
        <EmptyState
          picture={<Icon name="warning" size={36} />}
          title={isSession ? "Votre session est terminée" : title}
          action={
            <LinkButton to={path} size="sm" reloadDocument>
              {isSession ? "Se reconnecter" : "Réessayer"}
            </LinkButton>
          }
        >
          {safe} sont en sécurité. Vérifiez votre connexion, puis réessayez.
          <IncidentReference error={error} />
        </EmptyState>
      </div>
    </main>
  );
}

type RecordsEmptyProps = {
  listPath: string;
  params: RecordListParams;
  /** For a list that was never filled. */
  nothingYet: { icon: IconName; title: string; text: string; createLabel: string };
};

/** The three reasons for an empty list: a search, an empty trash, nothing yet. */
export function RecordsEmpty({ listPath, params, nothingYet }: RecordsEmptyProps) {
  if (params.search) {
    const to = recordListHref(listPath, params, { search: "" });
    return (
      <ListEmptyBox
        icon="search"
        title={`Aucun résultat pour «\u00a0${params.search}\u00a0»`}
        link={{ to, label: "Effacer la recherche" }}
      >
        Vérifiez l’orthographe, ou cherchez un mot plus court.
      </ListEmptyBox>
    );
  }
  if (params.isTrash) {
    return (
      <ListEmptyBox
        icon="trash"
        title="La corbeille est vide"
        link={{ to: listPath, label: "Voir toute la liste" }}
      >
        {"Ce qui est supprimé reste ici 30\u00a0jours et peut être rétabli."}
      </ListEmptyBox>
    );
  }
  const { icon, title, text, createLabel } = nothingYet;
  return (
    <ListEmptyBox icon={icon} title={title} link={{ to: `${listPath}/create`, label: createLabel }}>
      {text}
    </ListEmptyBox>
  );
}
