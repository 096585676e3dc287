import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { registration } from "~/club/kinds/registration";
import { registrationPathAt } from "~/club/sections/registration-paths";
import { EditScreen } from "~/records/edit-screen";
import type { BroughtInputs } from "~/records/inputs";
import { titleOf } from "~/records/kind";
import { LinkButton } from "~/ui/button";
import type { openRegistration } from "./open-registrations.server";

type RegistrationScreenProps = {
  opened: Awaited<ReturnType<typeof openRegistration>>;
  brought: BroughtInputs;
};

/** A page that tells how one joins a section, being written. */
export function RegistrationScreen({ opened, brought }: RegistrationScreenProps) {
  const { shownSections, ...edited } = opened;
  const isShown = (key: string | null) => key !== null && shownSections.includes(key);
  return (
    <EditScreen
      kind={registration}
      {...edited}
      brought={brought}
      history={edited}
      publishing={{
        previewPath: (id) => `/admin/apercu/inscriptions/${id}`,
        tellPublished: ({ title, address, section }) =>
          isShown(section)
            ? {
                message: `«\u00a0${title}\u00a0» est sur le site.`,
                page: registrationPathAt(address),
              }
            : {
                message: `«\u00a0${title}\u00a0» paraîtra quand sa section sera sur le site.`,
                page: null,
              },
      }}
      afterChange={alsoWrittenAfter(registration)}
      stays={{
        back: { to: registration.path, label: registration.french.name },
        titleFor: (values) => titleOf(registration, values),
      }}
      head={({ stored }) =>
        stored?.published && (
          <div className="admin-row">
            {isShown(stored.published.section) && (
              <LinkButton
                to={registrationPathAt(stored.published.address)}
                size="sm"
                variant="line"
                icon="external"
                target="_blank"
              >
                Voir sur le site
              </LinkButton>
            )}
            <LinkButton
              to={`/admin/club/sections/${stored.published.section}`}
              size="sm"
              variant="line"
              icon="flag"
            >
              Sa section
            </LinkButton>
          </div>
        )
      }
    />
  );
}
