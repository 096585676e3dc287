import { FACILITIES } from "~club/stadium-visit";

/** What there is at the stadium. */
export function FacilityList() {
  return (
    <ul className="facilities">
      {FACILITIES.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
