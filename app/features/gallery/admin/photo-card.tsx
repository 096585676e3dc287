import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "~/club/use-site";
import { useListState } from "~/editing/list-address";
import type { CommandFields } from "~/lib/command";
import { shortDate } from "~/lib/french-dates";
import { thumbnailOf } from "~/lib/media-url";
import { parisDay } from "~/lib/paris-instants";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { classNames } from "~/ui/class-names";
import { CommandButton, CommandForm } from "~/ui/commands";
import { ExampleMark } from "~/ui/example-mark";
import { Icon, type IconName } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { AdminPhoto } from "../gallery-admin.types";
import { photoActPath, photoPath } from "./gallery-paths";

type PhotoCardProps = {
  photo: AdminPhoto;
  today: string;
  className: string;
  /** Handle, rank and arrows, where photos can be moved. */
  order: ReactNode;
  onCommand: (fields: CommandFields) => void;
};

/** A photo of the gallery: what it lacks, where it stands, what can be done with it. */
export function PhotoCard({ photo, today, className, order, onCommand }: PhotoCardProps) {
  const { club } = useSite();
  const { id, title, url, deletedAt } = photo;
  const list = useListState();
  return (
    <li className={classNames("ag-card", className)} data-reorder-id={id}>
      <div className="ag-frame">
        <Picture
          src={thumbnailOf(url) ?? url}
          alt=""
          sizes="(width < 48rem) 46vw, 14rem"
          widths={[160, 320]}
          placeholder={club.initials}
        />
        <PhotoFlags photo={photo} />
      </div>
      <p className="ag-title">
        {deletedAt ? (
          <b>{title}</b>
        ) : (
          <Link to={photoPath(id)} state={list}>
            {title}
          </Link>
        )}
        {deletedAt && <small>Supprimée le {shortDate(parisDay(deletedAt), today)}</small>}
      </p>
      {deletedAt ? (
        <RestoreButton photo={photo} onCommand={onCommand} />
      ) : (
        <PhotoActs photo={photo} onCommand={onCommand} />
      )}
      {order}
    </li>
  );
}

function PhotoFlags({ photo: { lacksAlt, lacksConsent, isExample } }: { photo: AdminPhoto }) {
  if (!lacksAlt && !lacksConsent && !isExample) return null;
  return (
    <p className="ag-flags">
      {lacksConsent && <Flag icon="warning">sans accord, non visible</Flag>}
      {lacksAlt && <Flag icon="warning">sans description</Flag>}
      {isExample && <ExampleMark />}
    </p>
  );
}

function Flag({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="ag-flag">
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}

type ActsProps = { photo: AdminPhoto; onCommand: (fields: CommandFields) => void };

function RestoreButton({ photo: { id, title }, onCommand }: ActsProps) {
  return (
    <div className="ag-acts">
      <CommandButton
        path={photoActPath(id)}
        fields={{ intent: "restore", id }}
        onCommand={onCommand}
        variant="soft"
        icon="undo"
        aria-label={`Rétablir «\u00a0${title}\u00a0»`}
      >
        Rétablir
      </CommandButton>
    </div>
  );
}

function PhotoActs({ photo, onCommand }: ActsProps) {
  const { id, title, isFeatured } = photo;
  const list = useListState();
  return (
    <div className="ag-acts">
      <CommandForm
        path={photoActPath(id)}
        fields={{ intent: isFeatured ? "unfeature" : "feature", id }}
        onCommand={onCommand}
      >
        <button
          type="submit"
          className="ag-featured"
          aria-pressed={isFeatured}
          aria-label={`À la une\u00a0: «\u00a0${title}\u00a0»`}
          data-focus-key={`${id}:featured`}
        >
          <Icon name={isFeatured ? "check" : "plus"} size={16} />À la une
        </button>
      </CommandForm>
      <Link
        to={photoPath(id)}
        state={list}
        className="icon-btn ag-edit"
        aria-label={`Modifier «\u00a0${title}\u00a0»`}
      >
        <Icon name="pencil" size={18} />
      </Link>
      <ActionMenu
        label={`Autres actions pour «\u00a0${title}\u00a0»`}
        actions={photoActions(photo, onCommand)}
      />
    </div>
  );
}

function photoActions({ id, lacksConsent }: AdminPhoto, onCommand: ActsProps["onCommand"]) {
  const command = (intent: string) => () => onCommand({ intent, id });
  const site: MenuAction = {
    id: "site",
    label: "Voir sur le site",
    icon: "external",
    href: `/club/galerie/${id}`,
  };
  const actions: MenuAction[] = [
    {
      id: "first",
      label: "Mettre en premier",
      icon: "move-top",
      onSelect: command("move-first"),
    },
    { id: "trash", label: "Supprimer", icon: "trash", danger: true, onSelect: command("trash") },
  ];
  return lacksConsent ? actions : [site, ...actions];
}
