import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { Arcs } from "./arcs";
import { ClubEmblems } from "./club-emblems";

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
  crumbs: readonly Crumb[];
  /** A picture in the bend; without it the header is slim. */
  art?: ReactNode;
};

/** Green header of an inner page. */
export function PageHead({ title, lead, crumbs, art, eyebrow, actions }: PageHeadProps) {
  return (
    <div className={art ? "page-head" : "page-head page-head-slim"}>
      {!art && <Arcs className="page-head-arcs" />}
      <div className="wrap page-head-in">
        <div className="page-head-text">
          <ClubEmblems />
          <Breadcrumbs crumbs={crumbs} onDark />
          {eyebrow}
          <h1 className="d1">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="hero-cta">{actions}</div>}
        </div>
      </div>
      {art && (
        <div className="page-head-art-box">
          <div className="page-head-art">
            <div className="bend">{art}</div>
          </div>
        </div>
      )}
    </div>
  );
}
