import type { HealthRule } from "~club/registration";

/** Who gives which health document. */
export function HealthRules({ rules }: { rules: readonly HealthRule[] }) {
  return (
    <ul className="rules">
      {rules.map(({ key, who, what, detail }) => (
        <li key={key}>
          <p className="rule-who">{who}</p>
          <h3>{what}</h3>
          <p className="rule-detail">{detail}</p>
        </li>
      ))}
    </ul>
  );
}
