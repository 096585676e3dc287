import { data } from "react-router";
import { callFor } from "~/club/calls";
import { clubHouseOn } from "~/club/club-house";
import { ClubLogo } from "~/club/logo/club-logo";
import { loadSite } from "~/club/read-site.server";
import { useSite } from "~/club/use-site";
import { printableForms } from "~/features/sections/forms/forms";
import { FormSheet } from "~/features/sections/printable-form";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { lowerFirst } from "~/lib/lower-first";
import { services } from "~/platform/services.server";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/registration-form";
import "~/styles/sheet.css";
import { Link } from "~/ui/link";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { slug, title, summary } = loaderData.form;
  const { keywords } = loaderData;
  const page = {
    title: `${title} à imprimer`,
    description: `${[title, lowerFirst(summary)].filter(Boolean).join("\u00a0: ")} À imprimer, remplir et remettre au club-house.`,
    keywords,
    path: `/inscription/formulaires/${slug}`,
    // A sheet of paper is no answer to a search: the help page is.
    noIndex: true,
  };
  return pageMeta(page, matches);
};

/** A form to print; 404 for any other word. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  const form = printableForms(site).find(({ slug }) => slug === params.form);
  if (!form) throw data(null, { status: 404 });
  return {
    form,
    keywords: site.pages.help.search.keywords,
    email: callFor(site, "registration").email,
    clubHouseHours: site.clubHouseHours,
  };
}

export default function RegistrationForm({ loaderData }: Route.ComponentProps) {
  const { form, email, clubHouseHours } = loaderData;
  return (
    <div className="sheet-page">
      <nav className="sheet-bar" aria-label="Formulaire">
        <Link to="/inscription/aide#formulaires">
          <Icon name="arrow-left" />
          Aide à l’inscription
        </Link>
        <Button icon="download" size="sm" onClick={() => window.print()}>
          Imprimer ou enregistrer en PDF
        </Button>
        <noscript>
          Pour imprimer{"\u00a0"}: la commande «{"\u00a0"}Imprimer{"\u00a0"}» de votre navigateur.
        </noscript>
      </nav>
      <main className="sheet" id="contenu">
        <SheetHead email={email} />
        <h1>{form.title}</h1>
        {form.introduction && <p className="sheet-introduction">{form.introduction}</p>}
        <FormSheet form={form} />
        <p className="sheet-return">
          À remettre au {clubHouseOn(clubHouseHours)}
          {email && `, ou en photo lisible à ${email}`}.
        </p>
      </main>
    </div>
  );
}

function SheetHead({ email }: { email: string }) {
  const { name, phone, stadium } = useSite().club;
  const place = [stadium.name, stadium.address].filter(Boolean).join(", ");
  const ways = [email, phone?.label].filter(Boolean).join(" · ");
  return (
    <header className="sheet-head">
      <ClubLogo on="paper" alt={name} width={176} height={72} />
      <p>
        {place}
        {place && ways && <br />}
        {ways}
      </p>
    </header>
  );
}
