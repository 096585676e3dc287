import { initialsOf } from "~/lib/initials";
import type { RecordPage } from "~/lib/record-page";
import type { RecordListParams } from "~/records/list-address";
import { RecordList } from "~/records/list-screen";
import { Picture } from "~/ui/picture";
import type { AdminTeamMember } from "../admin-team.server";
import { listPath, type TeamKind } from "../team-kinds";
import { ALSO_ON, TEAM_WORDS } from "./team-words";

type MemberListProps = {
  kind: TeamKind;
  params: RecordListParams;
  list: RecordPage<AdminTeamMember>;
  today: string;
};

/** Coaches or board members, by name. */
export function MemberList({ kind, params, list, today }: MemberListProps) {
  const lines = list.items.map(({ id, fullName, role, photo, alsoOn, ...trail }) => ({
    ...trail,
    id,
    name: fullName,
    detail: <MemberDetail role={role} alsoOn={alsoOn} />,
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

/** The role, and the pages that have the name in their own texts. */
function MemberDetail({ role, alsoOn }: Pick<AdminTeamMember, "role" | "alsoOn">) {
  if (alsoOn.length === 0) return role;
  return (
    <>
      {role && <span className="tm-role">{role}</span>}
      <span className="tm-also">
        <span>{ALSO_ON}</span>
        {alsoOn.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </span>
    </>
  );
}
