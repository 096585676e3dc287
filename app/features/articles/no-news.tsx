import { ClubMark } from "~/club/logo/club-logo";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Stands for the news while the club has not published any. */
export function NoNews() {
  return (
    <div className="panel news-none">
      <EmptyState
        picture={<ClubMark alt="" width={60} height={72} />}
        title="Pas encore d’actualité"
        action={
          <LinkButton variant="line" to="/contacts">
            Écrire au club
          </LinkButton>
        }
      >
        Résultats, sorties, rendez-vous{"\u00a0"}: la première nouvelle du club paraîtra bientôt
        ici.
      </EmptyState>
    </div>
  );
}
