import { Icon } from "./icon";

/** On what came with the demo and has not been changed since. */
export function ExampleMark() {
  return (
    <span className="ad-status ad-status-pending">
      <Icon name="pencil" size={16} />
      Exemple
    </span>
  );
}
