import { type RecordListParams, recordListHref } from "./list-address";
import { ListTabs } from "./list-tabs";

type RecordTabsProps = {
  listPath: string;
  params: RecordListParams;
  counts: { present: number; trash: number };
  /** «Tous» or «Toutes». */
  allLabel: string;
};

/** What there is, and what was thrown away; the search stays. */
export function RecordTabs({ listPath, params, counts, allLabel }: RecordTabsProps) {
  return (
    <ListTabs
      label="Filtrer la liste"
      tabs={[
        {
          to: recordListHref(listPath, params, { isTrash: false }),
          label: allLabel,
          count: counts.present,
          isCurrent: !params.isTrash,
        },
        {
          to: recordListHref(listPath, params, { isTrash: true }),
          label: "Corbeille",
          count: counts.trash,
          isCurrent: params.isTrash,
        },
      ]}
    />
  );
}
