import { Icon } from "~/ui/icon";
import { ACCESSIBILITY } from "~club/stadium-visit";

/** For people who cannot take the stairs, hear or see well. */
export function StepFreeAccess() {
  return (
    <aside className="panel step-free" aria-labelledby="titre-sans-marche">
      <h2 id="titre-sans-marche">Accès pour tous</h2>
      <ul>
        {ACCESSIBILITY.map((line) => (
          <li key={line} className="step-free-line">
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
