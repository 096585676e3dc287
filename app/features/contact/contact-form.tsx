import { type RefObject, useEffect, useState } from "react";
import { useSite } from "~/club/use-site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { minutesToWait } from "~/lib/french-numbers";
import { policyPath } from "~/platform/html/policy-path";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, Textarea } from "~/ui/field";
import { FormField, PostForm } from "~/ui/form";
import { Link } from "~/ui/link";
import { TrialByMail } from "../trial/trial-by-mail";
import { TrialFields } from "../trial/trial-fields";
import { CONTACT_LIMITS } from "./contact-fields";
import { MESSAGE_PATH } from "./send-message";
import {
  CONTACT_SENTENCES,
  type ContactFormOptions,
  type ContactOutcome,
  useContactForm,
} from "./use-contact-form";

const SUBJECTS_ID = "sujets-proposes";

type ContactFormProps = ContactFormOptions & {
  /** Proposed while the subject is typed. */
  subjects: readonly string[];
};

/** The message form (specification §2, §4, §5): all fields required, checked by the browser itself first. A trial comes before them where one is asked for. */
export function ContactForm(options: ContactFormProps) {
  const contact = useContactForm(options);
  const { state, outcome } = contact;
  const { trial } = options;
  const isRefused = Object.keys(state.errors).length > 0;
  const isHydrated = useHydrated(options.recaptcha !== null);
  return (
    <section className="contact-card" aria-labelledby="titre-ecrire">
      <h2 className="d3" id="titre-ecrire">
        {trial ? "Votre séance d’essai" : "Votre message"}
      </h2>
      <p className="contact-card-lead">
        Tous les champs sont obligatoires{" "}
        <span className="field-required" aria-hidden="true">
          *
        </span>
      </p>
      {trial ? <TrialByMail trial={trial} /> : <NoScript />}
      <PostForm
        key={contact.formKey}
        state={state}
        className="contact-form"
        action={MESSAGE_PATH}
        keptAs={contact.keptAs}
        draft={options.draft}
        onInput={contact.prepare}
      >
        {trial && <TrialFields trial={trial} errors={state.errors} />}
        <FormField
          name="name"
          label="Nom complet"
          marked
          autoComplete="name"
          limit={CONTACT_LIMITS.name}
        />
        <FormField
          name="email"
          label="Adresse e-mail"
          marked
          type="email"
          autoComplete="email"
          limit={CONTACT_LIMITS.email}
        />
        {!trial && <SubjectField subjects={options.subjects} />}
        <Field label="Message" required error={state.errors.message} className="is-wide">
          <Textarea name="message" rows={6} limit={CONTACT_LIMITS.message} />
        </Field>
        {options.recaptcha && <RecaptchaAgreement />}
        <div ref={contact.recaptchaPlace} hidden={options.recaptcha === null} />
        {!isRefused && <Outcome outcome={outcome} place={contact.outcomePlace} />}
        <div className="contact-card-foot is-wide">
          <Button
            // Clicked before the page is hydrated, a plain button waits for it; a form would be sent as it is.
            type={isHydrated ? "submit" : "button"}
            onClick={isHydrated ? undefined : () => state.form.current?.requestSubmit()}
            arrow
            disabled={state.isBusy}
            busy={state.isBusy}
            busyLabel="Envoi en cours..."
          >
            {trial ? "Demander cet essai" : "Envoyer le message"}
          </Button>
          <p className="hint">
            {options.recaptcha
              ? "Protégé par reCAPTCHA, chargé seulement à l’envoi. "
              : "Protégé par un petit calcul de votre navigateur, sans service extérieur. "}
            Vos coordonnées servent à vous répondre, rien d’autre.{" "}
            <Link to="/politique-confidentialite" target="_blank">
              En savoir plus<span className="sr-only"> (nouvel onglet)</span>
            </Link>
          </p>
        </div>
      </PostForm>
    </section>
  );
}

function SubjectField({ subjects }: { subjects: readonly string[] }) {
  return (
    <>
      <FormField
        name="title"
        label="Sujet"
        marked
        className="is-wide"
        limit={CONTACT_LIMITS.title}
        list={SUBJECTS_ID}
        placeholder={"Ex.\u00a0: essayer la marche nordique"}
      />
      <datalist id={SUBJECTS_ID}>
        {[...new Set(subjects)].map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
    </>
  );
}

/**
 * Whether React answers to this page. Google's script needs the policy of this very page: a visitor
 * who came by a client navigation, under another page's policy, gets the page anew.
 */
function useHydrated(needsOwnPolicy: boolean): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (needsOwnPolicy && policyPath() !== window.location.pathname) window.location.reload();
    else setHydrated(true);
  }, [needsOwnPolicy]);
  return isHydrated;
}

function NoScript() {
  const { email, phone, stadium } = useSite().club;
  const place = [stadium.name, stadium.address].filter(Boolean).join(", ");
  return (
    <noscript>
      <div className="contact-noscript">
        <p>
          Ce formulaire a besoin de JavaScript.
          {(email || phone) && (
            <>
              {" "}
              Sans lui,{" "}
              <Either ways={[emailWay(email, "écrivez à "), phoneWay(phone, "appelez le ")]} />.
            </>
          )}
        </p>
        {place && <p>{`Sur place\u00a0: ${place}.`}</p>}
      </div>
    </noscript>
  );
}

type OutcomeProps = { outcome: ContactOutcome; place: RefObject<HTMLDivElement | null> };

/** How it ended, beside the button that was pressed: that is where the visitor looks. */
function Outcome({ outcome, place }: OutcomeProps) {
  if (outcome.kind === "none") return null;
  return (
    <div className="contact-outcome is-wide" ref={place} tabIndex={-1}>
      {outcome.kind === "failure" && <Failure {...outcome} />}
      {outcome.kind === "success" && (
        <Alert tone="success">
          <b>{CONTACT_SENTENCES.sentBanner}</b>
        </Alert>
      )}
      {outcome.kind === "sent" && (
        <p>Votre message est parti. Vous pouvez en écrire un autre ci-dessus.</p>
      )}
    </div>
  );
}

function Failure({ sentence, waitSeconds }: { sentence: string; waitSeconds: number | null }) {
  const { phone } = useSite().club;
  return (
    <Alert tone="error">
      <b>{sentence}</b>
      <br />
      {waitSeconds !== null && (
        <span>{`Plusieurs messages sont déjà partis d’ici\u00a0: attendez ${minutesToWait(waitSeconds)}. `}</span>
      )}
      Votre texte est conservé.
      {phone && ` Vous pouvez aussi nous appeler au ${phone.label}.`}
    </Alert>
  );
}

function RecaptchaAgreement() {
  const { email, phone } = useSite().club;
  const calling = phone && `appelez le ${phone.label}`;
  return (
    <label className="contact-agreement is-wide">
      <input type="checkbox" required />
      <span>
        J’accepte que Google vérifie que je ne suis pas un robot (reCAPTCHA).
        {(email || phone) && (
          <>
            {" "}
            Sinon, <Either ways={[emailWay(email, "écrivez à "), calling]} />.
          </>
        )}
      </span>
    </label>
  );
}
