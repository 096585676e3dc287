import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { CONTACT_PAGE } from "~club/club-pages";
import { CLUB } from "~club/identity";

/** How to write to the club, and what to say so that one answer is enough. */
export function WriteToUs() {
  return (
    <section className="contact-card" aria-labelledby="titre-ecrire">
      <h2 className="d3" id="titre-ecrire">
        Nous écrire
      </h2>
      <p className="contact-card-lead">
        Un e-mail suffit, sans formule. Avec ces quelques mots, notre première réponse est souvent
        la bonne&nbsp;:
      </p>
      <ul className="contact-say">
        {CONTACT_PAGE.whatToSay.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="contact-subjects-title" id="titre-sujets">
        Votre message concerne&nbsp;:
      </p>
      <ul className="contact-subjects" aria-labelledby="titre-sujets">
        {CONTACT_PAGE.subjects.map((subject) => (
          <li key={subject}>
            <a className="chip" href={CONTACT_PAGE.emailSubject(subject)}>
              {subject}
            </a>
          </li>
        ))}
      </ul>
      <div className="contact-card-foot">
        <a className="btn btn-action" href={`mailto:${CLUB.email}`}>
          <Icon name="mail" />
          Écrire un e-mail
        </a>
        <p className="hint">
          Vos coordonnées servent à vous répondre, rien d’autre.{" "}
          <Link to="/politique-confidentialite">En savoir plus</Link>
        </p>
      </div>
    </section>
  );
}
