import { initialsOf } from "~/lib/initials";
import type { RecordPage } from "~/lib/record-page";
import type { RecordListParams } from "~/records/list-address";
import { RecordList, type RecordListWords } from "~/records/list-screen";
import { Picture } from "~/ui/picture";
import type { AdminPartner } from "../admin-partners.server";
import { linkHost } from "../partner-link";
import { LIST_PATH } from "../partner-paths";

const WORDS: RecordListWords = {
  allLabel: "Tous",
  caption: "Partenaires, par nom",
  pictureLabel: "Logo",
  searchLabel: "Rechercher dans les noms et les liens",
  searchPlaceholder: "Rechercher un nom…",
  nothingYet: {
    icon: "heart",
    title: "Aucun partenaire pour l’instant",
    text: "Ajoutez le premier, avec son logo\u00a0: la page d’accueil le montrera aussitôt.",
    createLabel: "Ajouter un partenaire",
  },
};

type PartnerListProps = {
  params: RecordListParams;
  list: RecordPage<AdminPartner>;
  today: string;
};

/** The partners, by name. */
export function PartnerList({ params, list, today }: PartnerListProps) {
  const lines = list.items.map(({ id, name, link, logo, ...trail }) => ({
    ...trail,
    id,
    name,
    detail: link && linkHost(link),
    picture: (
      <div className="al-logo">
        <Picture src={logo} alt="" sizes="6rem" widths={[160]} placeholder={initialsOf(name)} />
      </div>
    ),
  }));
  const { total, pageCount, counts } = list;
  return (
    <RecordList
      listPath={LIST_PATH}
      words={WORDS}
      {...{ params, lines, total, pageCount, counts, today }}
    />
  );
}
