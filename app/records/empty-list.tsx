import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon, type IconName } from "~/ui/icon";
import { type RecordListParams, recordListHref } from "./list-address";

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
