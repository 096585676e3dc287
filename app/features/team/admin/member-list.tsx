import { initialsOf } from "~/lib/initials";
import type { RecordPage } from "~/lib/record-page";
import { Picture } from "~/ui/picture";
import type { RecordListParams } from "~/ui/record-list/list-address";
import { RecordList } from "~/ui/record-list/record-list";
import type { AdminTeamMember } from "../admin-team.server";
import { listPath, type TeamKind } from "../team-kinds";
import { TEAM_WORDS } from "./team-words";

type MemberListProps = {
  kind: TeamKind;
  params: RecordListParams;
  list: RecordPage<AdminTeamMember>;
  today: string;
};

/** Coaches or board members, by name. */
export function MemberList({ kind, params, list, today }: MemberListProps) {
  const lines = list.items.map(({ id, fullName, role, photo, ...trail }) => ({
    ...trail,
    id,
    name: fullName,
    detail: role,
    picture: (
      <div className="al-portrait">
        <Picture
          src={photo}
          alt=""
          sizes="4rem"
          widths={[160]}
          placeholder={initialsOf(fullName)}
        />
      </div>
    ),
  }));
  const { total, pageCount, counts } = list;
  return (
    <RecordList
      listPath={listPath(kind)}
      words={TEAM_WORDS[kind].list}
      {...{ params, lines, total, pageCount, counts, today }}
    />
  );
}
