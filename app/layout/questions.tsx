import { useSite } from "~/club/use-site";
import { Faq, type Question } from "~/ui/faq";
import { Link } from "~/ui/link";

/** Questions of a page, and whom to ask the others. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { replyTime } = useSite().club;
  return (
    <section className="section" aria-labelledby="titre-questions">
      <div className="wrap two-faq">
        <div>
          <h2 className="d2" id="titre-questions">
            Questions fréquentes
          </h2>
          <p className="muted">
            Une autre question{"\u00a0"}? <Link to="/contacts">Écrivez-nous</Link>
            {replyTime && `, nous répondons ${replyTime}`}.
          </p>
        </div>
        <Faq questions={questions} />
      </div>
    </section>
  );
}
