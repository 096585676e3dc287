import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";

/** Before the first visit. */
export function NoVisits({ isCounting }: { isCounting: boolean }) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name="chart" size={36} />}
        title={isCounting ? "Pas encore de visite" : "Rien n’a été compté"}
      >
        {isCounting
          ? "Dès que quelqu’un lira une page du site, elle sera comptée ici, quelques secondes plus tard. Vos propres visites ne le sont pas tant que vous êtes connecté à l’espace club."
          : "Quand le comptage sera remis en marche, les visites apparaîtront ici."}
      </EmptyState>
    </div>
  );
}
