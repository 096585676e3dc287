import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger, Separator } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon, type IconName } from "./icon";

export type MenuAction = {
  id: string;
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Where it leads, in a new tab; or what it does. */
  href?: string;
  onSelect?: () => void;
};

type ActionMenuProps = {
  /** Name of the button, as « Autres actions pour « Cross du village » ». */
  label: string;
  actions: readonly MenuAction[];
};

/** The « … » of a line: a button that opens a menu. Dangerous actions stand last, behind a line. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const safe = actions.filter(({ danger }) => !danger);
  const dangerous = actions.filter(({ danger }) => danger);
  return (
    <MenuTrigger>
      <Button className="icon-btn" aria-label={label}>
        <Icon name="more" size={22} />
      </Button>
      <Popover className="ad-popover" placement="bottom end">
        <Menu className="ad-menu">
          {safe.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
          {safe.length > 0 && dangerous.length > 0 && <Separator />}
          {dangerous.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function ActionItem({ action }: { action: MenuAction }) {
  const link = action.href ? { href: action.href, target: "_blank", rel: "noreferrer" } : {};
  return (
    <MenuItem
      {...link}
      id={action.id}
      textValue={action.label}
      className={action.danger ? "is-danger" : ""}
      onAction={action.onSelect}
    >
      <Icon name={action.icon} />
      {action.label}
    </MenuItem>
  );
}
