import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "~/club/use-site";
import { useListState } from "~/editing/list-address";
import type { CommandFields } from "~/lib/command";
import { shortDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { thumbnailOf } from "~/lib/media-url";
import { parisDay } from "~/lib/paris-instants";
import { shortName } from "~/lib/person-name";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { LinkButton } from "~/ui/button";
import { CommandButton } from "~/ui/commands";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { AdminProduct } from "./admin-products.server";
import { editPath, productActPath, publicPath, stockPath } from "./product-paths";
import { priceRange, stateOf, stockSummary } from "./product-words";

type ProductRowProps = {
  product: AdminProduct;
  today: string;
  className: string;
  /** Handle, rank and arrows, when the list can be reordered. */
  order: ReactNode;
  onCommand: (fields: CommandFields) => void;
};

/** A line of the list; on small screens the same cells become a card. */
export function ProductRow({ product, today, className, order, onCommand }: ProductRowProps) {
  const { id, name, picture, deletedAt } = product;
  const list = useListState();
  const { club } = useSite();
  return (
    <tr data-reorder-id={id} className={className || undefined}>
      <td className="al-order">{order}</td>
      <td className="al-image">
        <div className="al-thumb">
          <Picture
            src={picture && (thumbnailOf(picture) ?? picture)}
            alt=""
            sizes="5.25rem"
            widths={[160]}
            placeholder={club.initials}
          />
        </div>
      </td>
      <td className="al-title">
        {deletedAt === null ? (
          <Link to={editPath(id)} state={list}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <small>{priceRange(product.priceCents)}</small>
      </td>
      <td className="al-state">
        <ProductState product={product} today={today} />
      </td>
      <td className="al-when al-mod">
        {shortMoment(product.updatedAt, today)}
        {product.updatedByName && (
          <>
            <br />
            {shortName(product.updatedByName)}
          </>
        )}
      </td>
      <td className="al-do">
        <ProductActions product={product} onCommand={onCommand} />
      </td>
    </tr>
  );
}

function ProductState({ product, today }: Pick<ProductRowProps, "product" | "today">) {
  const { label, icon, look } = stateOf(product);
  return (
    <>
      <span className={`ad-status ad-status-${look}`}>
        <Icon name={icon} size={16} />
        {label}
      </span>{" "}
      {product.isExample && <ExampleMark />}
      <small>
        {product.deletedAt === null ? (
          <Link to={stockPath(product.id)}>
            <span className="sr-only">
              Stock de «{"\u00a0"}
              {product.name}
              {"\u00a0"}»{"\u00a0"}:{" "}
            </span>
            {stockSummary(product)}
          </Link>
        ) : (
          `depuis le ${shortDate(parisDay(product.deletedAt), today)}`
        )}
      </small>
    </>
  );
}

function ProductActions({ product, onCommand }: Pick<ProductRowProps, "product" | "onCommand">) {
  const { id, name, deletedAt } = product;
  const list = useListState();
  const quoted = `«\u00a0${name}\u00a0»`;
  if (deletedAt !== null) {
    return (
      <div className="al-acts">
        <CommandButton
          path={productActPath(id)}
          fields={{ intent: "restore", id }}
          onCommand={onCommand}
          variant="soft"
          icon="undo"
          aria-label={`Rétablir ${quoted}`}
        >
          Rétablir
        </CommandButton>
      </div>
    );
  }
  return (
    <div className="al-acts">
      <LinkButton
        to={editPath(id)}
        state={list}
        variant="soft"
        size="sm"
        aria-label={`Modifier ${quoted}`}
      >
        Modifier
      </LinkButton>
      <ActionMenu
        label={`Autres actions pour ${quoted}`}
        actions={productActions(product, onCommand)}
      />
    </div>
  );
}

function productActions(
  { id, isHidden, rank }: AdminProduct,
  onCommand: (fields: CommandFields) => void,
): MenuAction[] {
  const command = (intent: string) => () => onCommand({ intent, id });
  const actions: MenuAction[] = [];
  if (!isHidden) {
    actions.push({ id: "site", label: "Voir sur le site", icon: "external", href: publicPath(id) });
  }
  if (rank !== 1) {
    actions.push({
      id: "top",
      label: "Mettre en premier",
      icon: "move-top",
      onSelect: command("move-first"),
    });
  }
  actions.push(
    { id: "copy", label: "Dupliquer", icon: "plus", onSelect: command("copy") },
    isHidden
      ? { id: "show", label: "Montrer", icon: "eye", onSelect: command("show") }
      : { id: "hide", label: "Masquer", icon: "close", onSelect: command("hide") },
    {
      id: "trash",
      label: "Supprimer",
      icon: "trash",
      danger: true,
      onSelect: command("trash"),
    },
  );
  return actions;
}
