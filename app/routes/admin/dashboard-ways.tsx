import { Link } from "react-router";
import { banner } from "~/features/banner/banner";
import { ADD_PHOTOS_PATH } from "~/features/gallery/admin/gallery-paths";
import { ANNOUNCE_EVENT_PATH, WRITE_NEWS_PATH } from "~/layout/admin/admin-navigation";
import { lowerFirst } from "~/lib/lower-first";
import type { Permission, Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { Box } from "~/ui/box";
import { Icon, type IconName } from "~/ui/icon";
import { MoreLink } from "~/ui/section-heading";
import { TodoLine } from "~/ui/todo-line";

type Way = { to: string; label: string; icon: IconName; permission: Permission };

const ACTIONS: readonly Way[] = [
  { to: WRITE_NEWS_PATH, label: "Écrire une actualité", icon: "pencil", permission: "articles" },
  {
    to: ANNOUNCE_EVENT_PATH,
    label: "Annoncer un événement",
    icon: "calendar",
    permission: "articles",
  },
  { to: ADD_PHOTOS_PATH, label: "Ajouter des photos", icon: "image", permission: "gallery" },
  {
    to: banner.path,
    label: "Afficher une information importante",
    icon: "warning",
    permission: "banner",
  },
];

/** What most volunteers come for, in one click. */
export function QuickActions({ role }: { role: Role }) {
  return (
    <nav className="ad-quick" aria-label="Actions rapides">
      {ACTIONS.filter(({ permission }) => can(role, permission)).map(({ to, label, icon }, i) => (
        <Link key={to} className={i === 0 ? "is-main" : undefined} to={to}>
          <Icon name={icon} size={24} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

const STEPS: readonly (Way & { how: string; act: string })[] = [
  {
    to: WRITE_NEWS_PATH,
    label: "Écrivez une première actualité",
    icon: "pencil",
    permission: "articles",
    how: "Un titre, quelques lignes, une photo\u00a0: elle est en tête de l’accueil.",
    act: "Écrire",
  },
  {
    to: ANNOUNCE_EVENT_PATH,
    label: "Annoncez le prochain rendez-vous",
    icon: "calendar",
    permission: "articles",
    how: "Il entre aussi dans le calendrier, avec sa date et son lieu.",
    act: "Annoncer",
  },
  {
    to: ADD_PHOTOS_PATH,
    label: "Ajoutez des photos",
    icon: "image",
    permission: "gallery",
    how: "Plusieurs à la fois, prises au téléphone\u00a0: elles sont allégées toutes seules.",
    act: "Ajouter",
  },
  {
    to: "/admin/coaches/create",
    label: "Présentez vos entraîneurs",
    icon: "people",
    permission: "team",
    how: "Un nom suffit, la photo peut venir plus tard.",
    act: "Présenter",
  },
];

/** How to begin, while the site has nothing to show. */
export function HowToBegin({ role }: { role: Role }) {
  return (
    <Box id="pour-commencer" title="Pour commencer">
      <ul className="ad-todo">
        {STEPS.filter(({ permission }) => can(role, permission)).map(({ label, ...step }) => (
          <TodoLine
            key={step.to}
            tone=""
            what={label}
            actLabel={`${step.act}\u00a0: ${lowerFirst(label)}`}
            {...step}
          />
        ))}
      </ul>
    </Box>
  );
}

/** To what keeps the site in order, for those who may see to it. */
export function UpkeepLink({ role }: { role: Role }) {
  return can(role, "maintenance") && <MoreLink to="/admin/maintenance">Entretien du site</MoreLink>;
}
