import type { ReactNode } from "react";
import type { EditedRecord } from "~/editing/edited-record";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import type { Fields, Values } from "~/records/fields";
import { createPath, type ListedKind, titleOf } from "~/records/kind";
import { RecordList, type RecordListProps } from "~/records/record-list";
import type { ListedRecord } from "~/records/rows.server";
import { LinkButton } from "~/ui/button";

/** The list of a kind. */
export function RecordListPage<F extends Fields, R extends ListedRecord<Values<F>>>(
  props: RecordListProps<F, R> & {
    /** Over the title: the way back. */
    above?: ReactNode;
  },
) {
  const { french, list } = props.kind;
  return (
    <AdminPage
      above={props.above}
      title={french.name}
      actions={
        <LinkButton to={createPath(props.kind)} size="sm" icon="plus">
          {list.create}
        </LinkButton>
      }
    >
      <RecordList {...props} />
    </AdminPage>
  );
}

/** Of the page where a record is written. */
export function recordMeta<F extends Fields>(
  kind: ListedKind<F>,
  loaded: { record: EditedRecord<Values<F>> } | undefined,
) {
  const { create, createTitle = create } = kind.list;
  if (!loaded || loaded.record.version === 0) return adminMeta(createTitle);
  return adminMeta(`Modifier\u00a0: ${titleOf(kind, loaded.record.values)}`);
}
