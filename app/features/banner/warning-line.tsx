import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** One line under the bar for an important information of type warning; it leads to the whole information. */
export function WarningLine({ title }: { title: string | null }) {
  if (title === null) return null;
  return (
    <p className="warning-line">
      <Link to="/#titre-information">
        <Icon name="warning" size={18} />
        {title}
      </Link>
    </p>
  );
}
