import { CALLS_PATH, MENUS_PATH, REGISTRATIONS_PATH, SESSIONS_PATH } from "~/club/club-paths";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { section } from "~/club/kinds/section";
import type { SectionTemplate } from "~/club/sections/section-templates.server";
import type { SectionUses } from "~/club/sections/section-uses.server";
import { AdminPage } from "~/layout/admin/admin-page";
import { counted } from "~/lib/french-numbers";
import { EditScreen } from "~/records/edit-screen";
import type { Values } from "~/records/fields";
import type { BroughtInputs } from "~/records/inputs";
import { createPath, titleOf } from "~/records/kind";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { openSection } from "./open-sections.server";
import styles from "./section-list.module.css";

type OpenedSection = NonNullable<Awaited<ReturnType<typeof openSection>>["form"]>;

type NewIsNull = "key" | "uses" | "registration";
type Nullable<T> = { [N in keyof T]: T[N] | null };

type SectionScreenProps = {
  templates: readonly SectionTemplate[] | null;
  /** Key and uses are null for a section that visitors have not seen yet. */
  form: (Omit<OpenedSection, NewIsNull> & Nullable<Pick<OpenedSection, NewIsNull>>) | null;
  brought: BroughtInputs;
};

/** A section being written, or what a new one may begin with. */
export function SectionScreen({ templates, form, brought }: SectionScreenProps) {
  if (!form) return <Templates templates={templates ?? []} />;
  const { key, uses, registration, ...opened } = form;
  return (
    <EditScreen
      kind={section}
      {...opened}
      brought={brought}
      history={opened}
      publishing={{
        previewPath: (id) => `/admin/apercu/sections/${id}`,
        tellPublished: ({ name, isRetired, address }) => ({
          message: `«\u00a0${name}\u00a0» est ${isRetired ? "retirée du" : "sur le"} site.`,
          page: isRetired ? null : `/sections/${address}`,
        }),
      }}
      afterChange={alsoWrittenAfter(section)}
      stays={{
        back: { to: section.path, label: section.french.name },
        titleFor: (values) => titleOf(section, values),
      }}
      head={({ stored }) =>
        stored?.published && (
          <SectionLinks
            keyOfSection={key}
            registration={registration}
            uses={uses}
            values={stored.published}
          />
        )
      }
    />
  );
}

type SectionLinksProps = {
  /** Null for a section that this screen has just published. */
  keyOfSection: string | null;
  /** The address of its page of registration; null where it has none. */
  registration: string | null;
  uses: SectionUses | null;
  values: Values<typeof section.fields>;
};

/** Its page, and the screens of what its page takes from elsewhere. */
function SectionLinks({ keyOfSection, registration, uses, values }: SectionLinksProps) {
  const { address, opens, isRetired } = values;
  const path = (opens === "registration" && registration) || `/sections/${address}`;
  const sessions = keyOfSection ? `${SESSIONS_PATH}?section=${keyOfSection}` : SESSIONS_PATH;
  return (
    <>
      <div className="admin-row">
        {!isRetired && (
          <LinkButton to={path} size="sm" variant="line" icon="external" target="_blank">
            Voir sur le site
          </LinkButton>
        )}
        <LinkButton to={sessions} size="sm" variant="line" icon="clock">
          Ses horaires
        </LinkButton>
        <LinkButton to="/admin/saisons" size="sm" variant="line" icon="euro">
          Ses tarifs
        </LinkButton>
        <LinkButton to={CALLS_PATH} size="sm" variant="line" icon="phone">
          Qui appeler
        </LinkButton>
        {keyOfSection && (
          <LinkButton
            to={`${REGISTRATIONS_PATH}/nouvelle?section=${keyOfSection}`}
            size="sm"
            variant="line"
            icon="pencil"
          >
            Son inscription
          </LinkButton>
        )}
      </div>
      {keyOfSection && uses ? (
        <Uses section={keyOfSection} uses={uses} />
      ) : (
        <p className="admin-note">{STILL_TO_SAY}</p>
      )}
    </>
  );
}

/** Of a section that was just published. */
const STILL_TO_SAY =
  "Elle est sur le site. Restent à dire ses horaires, ses tarifs et la personne à appeler\u00a0: les boutons ci-dessus y mènent.";

function countedUses(count: number, one: string, several: string): string {
  return count === 0 ? "" : counted(count, one, several);
}

type UsesProps = { section: string; uses: SectionUses };

/** How much of the site is about a section, each with the screen that shows it. */
function Uses({ section: key, uses }: UsesProps) {
  const { articles, sessions, fees, contacts, menuLinks } = uses;
  const all = [
    { to: `/actualites?section=${key}`, words: countedUses(articles, "actualité", "actualités") },
    { to: `${SESSIONS_PATH}?section=${key}`, words: countedUses(sessions, "séance", "séances") },
    { to: "/admin/saisons", words: countedUses(fees, "tarif", "tarifs") },
    { to: CALLS_PATH, words: countedUses(contacts, "contact", "contacts") },
    { to: MENUS_PATH, words: countedUses(menuLinks, "lien des menus", "liens des menus") },
  ].filter(({ words }) => words !== "");
  if (all.length === 0) return <p className="admin-note">{STILL_TO_SAY}</p>;
  return (
    <p className={`admin-note ${styles.uses}`}>
      Utilisée dans{"\u00a0"}:{" "}
      {all.map(({ to, words }) => (
        <Link key={to} to={to}>
          {words}
        </Link>
      ))}
    </p>
  );
}

/** The word of an empty section in the address of its form. */
const EMPTY = "vide";

function Templates({ templates }: { templates: readonly SectionTemplate[] }) {
  const all = [
    ...templates,
    { word: EMPTY, name: "Une autre section", audience: "Une page vide, à écrire" },
  ];
  return (
    <AdminPage
      above={<BackLink to={section.path}>{section.french.name}</BackLink>}
      title={section.list.create}
      sub={
        "Partez d’un modèle\u00a0: sa page est déjà écrite, vous changez ce que vous voulez. Rien ne paraît avant «\u00a0Publier\u00a0»."
      }
    >
      <ul className={styles.templates}>
        {all.map(({ word, name, audience }) => (
          <li key={word}>
            <Link className={styles.template} to={`${createPath(section)}?modele=${word}`}>
              <b>{name}</b>
              <small>{audience}</small>
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
