import { renderToStaticMarkup } from "react-dom/server";

type RefusedForm = {
  clubName: string;
  title: string;
  /** Why it was refused, and when to try again. */
  sentence: string;
  action: string;
  fields: readonly Field[];
  /** Sent along unseen; what is null is left out. */
  hidden: Readonly<Record<string, string | null>>;
  submitLabel: string;
  link: { href: string; label: string } | null;
};

type Field = {
  name: string;
  label: string;
  type: "email" | "password";
  autoComplete: string;
  value?: string;
};

export const EMAIL_FIELD = {
  name: "email",
  label: "Adresse e-mail",
  type: "email",
  autoComplete: "username",
} as const;

/** The form of the login and its like as a page that costs next to nothing: no scripts, its styles inside. */
export function writeRefusedForm(form: RefusedForm): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<RefusedFormPage {...form} />)}`;
}

function RefusedFormPage({ clubName, title, sentence, action, submitLabel, ...form }: RefusedForm) {
  const hidden = Object.entries(form.hidden).filter(([, value]) => value !== null);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} – Espace club`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <main>
          {clubName && <p>{clubName}</p>}
          <h1>{title}</h1>
          <form method="post" action={action}>
            <p role="alert">{sentence}</p>
            {hidden.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value ?? ""} />
            ))}
            {form.fields.map(({ name, label, value, ...typed }) => (
              <label key={name}>
                {label}
                <input {...typed} name={name} defaultValue={value} required />
              </label>
            ))}
            <button type="submit">{submitLabel}</button>
          </form>
          {form.link && <a href={form.link.href}>{form.link.label}</a>}
          <a href="/">Retour au site</a>
        </main>
      </body>
    </html>
  );
}

/** Colours and measures of the login (app/styles/login.css, colors.css). */
const STYLES = `
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;padding:2rem 1.25rem;background:#0a2d24;color:#0a2d24;font:1.0625rem/1.5 system-ui,sans-serif}
main{display:grid;gap:.75rem;width:100%;max-width:27rem;padding:2rem 1.5rem;border-radius:1.25rem;background:#fff}
p,h1{margin:0}
form,label{display:grid;gap:.35rem}
form{gap:1.15rem}
label{font-weight:600}
input,button{width:100%;min-height:3rem;padding:.5rem .85rem;border:1px solid #837463;border-radius:.6rem;font:inherit;font-weight:400}
button{border-color:#c8390c;background:#c8390c;color:#fff;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid #0a2d24;outline-offset:2px}
[role=alert]{padding:.75rem 1rem;border-radius:.6rem;background:#fef2f2;color:#71121f;box-shadow:inset 0 0 0 1px #fdc3c6}
a{justify-self:center;padding:.6rem;color:inherit}
`;
