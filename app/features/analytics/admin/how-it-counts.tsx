import { Link } from "react-router";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";

/** What the figures are made of, in plain words. */
export function HowItCounts() {
  return (
    <Box id="ce-qui-est-compte" title="Ce qui est compté" className="vs-how">
      <p>
        Le site compte les pages lues, sans cookie et sans rien garder qui désigne une personne. Une{" "}
        <b>visite</b> est une suite de pages lues sans pause de plus d’une demi-heure. Un{" "}
        <b>visiteur</b> est reconnu dans la journée seulement{"\u00a0"}: qui revient le lendemain
        compte une fois de plus, et sur plusieurs jours les visiteurs sont la somme de ceux de
        chaque jour.
      </p>
      <p className="vs-not-head">Ne sont pas comptés{"\u00a0"}:</p>
      <ul className="vs-not">
        {NOT_COUNTED.map((line) => (
          <li key={line}>
            <Icon name="close" size={16} />
            {line}
          </li>
        ))}
      </ul>
      <p className="admin-note">
        Ces chiffres sont donc un peu en dessous de la réalité, et c’est voulu. Ils sont gardés 25
        {"\u00a0"}mois. La <Link to="/politique-confidentialite">politique de confidentialité</Link>{" "}
        le dit aux visiteurs.
      </p>
    </Box>
  );
}

const NOT_COUNTED = [
  "les personnes connectées à l’espace club",
  "les robots qui se présentent comme tels",
  "les personnes dont le navigateur demande à ne pas être suivi",
];
