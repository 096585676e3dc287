import { useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { helpPathFor } from "./help-map";

/** «Aide»: what helps on the screen that is shown, in a new tab so that nothing being written is left. */
export function HelpLink() {
  const { pathname } = useLocation();
  const path = helpPathFor(pathname);
  if (path === null) return null;
  return (
    <a className="ad-help" href={path} target="_blank" rel="noreferrer">
      <Icon name="help" size={20} />
      <span>
        Aide<span className="ad-help-more"> sur cet écran</span>
        <span className="sr-only"> (nouvel onglet)</span>
      </span>
    </a>
  );
}
