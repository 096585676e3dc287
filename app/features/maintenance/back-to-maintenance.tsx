import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { MAINTENANCE_PATH } from "./maintenance-command.schema";

/** From one of its screens back to the hub, on a phone too. */
export function BackToMaintenance() {
  return (
    <Link className="mt-more" to={MAINTENANCE_PATH}>
      <Icon name="arrow-left" size={18} />
      Entretien du site
    </Link>
  );
}
