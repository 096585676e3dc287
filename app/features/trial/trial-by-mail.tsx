import { useSite } from "~/club/use-site";
import type { Trial } from "./trial";

/** Without scripts no message passes: the sessions, a mail that is prepared, and the telephone. */
export function TrialByMail({ trial: { section, sessions } }: { trial: Trial }) {
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
              {email && <a href={mailTo(email, section.name)}>demandez un essai par e-mail</a>}
              {email && phone && ", ou "}
              {phone && (
                <>
                  appelez le <a href={phone.href}>{phone.label}</a>
                </>
              )}
              .
            </>
          )}
        </p>
        {place && <p>{`Sur place\u00a0: ${place}.`}</p>}
        {sessions.length > 0 && (
          <>
            <p>Les prochaines séances{"\u00a0"}:</p>
            <ul>
              {sessions.map(({ title, moments }) => (
                <li key={moments[0]?.value}>
                  {title}
                  {"\u00a0: "}
                  {moments.map(({ label }) => label).join("\u00a0; ")}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </noscript>
  );
}

/** A mail with its subject and its text. */
function mailTo(email: string, section: string): string {
  const subject = `Essai, ${section}`;
  const body = [
    "Bonjour,",
    "",
    `je voudrais essayer une séance\u00a0: ${section}.`,
    "Séance et jour\u00a0: ",
    "Âge\u00a0: ",
    "Téléphone\u00a0: ",
    "",
  ].join("\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
