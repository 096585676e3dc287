import type { ReactNode } from "react";

/** Before the names of pages that are written elsewhere. */
export const ALSO_ON = "Ce nom figure aussi sur\u00a0:";

type Person = {
  values: { role: string };
  /** Pages whose own texts have the name, which stays there whatever becomes of this line. */
  alsoOn: readonly { path: string; label: string }[];
};

/** The role, and the pages that have the name in their own texts. */
export function memberDetail({ values: { role }, alsoOn }: Person): ReactNode {
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
