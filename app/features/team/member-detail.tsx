import type { ReactNode } from "react";
import { ALSO_IN, type NamingRecord } from "~/club/elsewhere/naming-record";
import { Link } from "~/ui/link";

type Person = {
  values: { role: string };
  /** Records whose own texts have the name, which stays there whatever becomes of this line. */
  alsoIn: readonly NamingRecord[];
};

/** The role, and the screens of the texts that have the name. */
export function memberDetail({ values: { role }, alsoIn }: Person): ReactNode {
  if (alsoIn.length === 0) return role;
  return (
    <>
      {role && <span className="tm-role">{role}</span>}
      <span className="tm-also">
        <span>{ALSO_IN}</span>
        {alsoIn.map(({ path, title }, at) =>
          path === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike, and their order stays
            <span key={at}>{title}</span>
          ) : (
            <Link key={path} to={path}>
              {title}
            </Link>
          ),
        )}
      </span>
    </>
  );
}
