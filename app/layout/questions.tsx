import { Faq, type Question } from "~/ui/faq";
import { Link } from "~/ui/link";

/** Questions of a page, and whom to ask the others. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="section" aria-labelledby="titre-questions">
      <div className="wrap two-faq">
        <div>
          <h2 className="d2" id="titre-questions">
            Questions fréquentes
          </h2>
          <p className="muted">
            Une autre question{"\u00a0"}? <Link to="/contacts">Écrivez-nous</Link>, nous répondons
            sous deux jours.
          </p>
        </div>
        <Faq questions={questions} />
      </div>
    </section>
  );
}
