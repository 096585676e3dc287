import { useRef } from "react";
import { Link } from "react-router";
import { ListTabs } from "~/editing/list-filters";
import { ListEmptyBox } from "~/editing/list-table";
import type { CommandFields } from "~/lib/command";
import { longDate, shortDate } from "~/lib/french-dates";
import { Box } from "~/ui/box";
import { CommandButton, useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { price } from "../price";
import { ORDER_COMMANDS_PATH, ORDERS_PATH, orderPath, PICKUP_LIST_PATH } from "./order-paths";
import { OrderState } from "./order-state";
import type { PickupDay, PickupEntry } from "./pickup-list.server";

type PickupListProps = {
  days: readonly PickupDay[];
  /** The day that is shown. */
  day: string | null;
  pickups: readonly PickupEntry[];
  /** Day of Paris. */
  today: string;
};

/** Who fetches what on a day: on the phone at the counter, or printed. */
export function PickupList({ days, day, pickups, today }: PickupListProps) {
  if (day === null) {
    return (
      <ListEmptyBox
        icon="bag"
        title="Personne n’est attendu"
        link={{ to: ORDERS_PATH, label: "Voir les commandes" }}
      >
        Les commandes à préparer ou prêtes se rangent ici, par jour de retrait.
      </ListEmptyBox>
    );
  }
  return (
    <>
      <ListTabs
        label="Jours de retrait"
        tabs={days.map(({ day: each, count }) => ({
          to: `${PICKUP_LIST_PATH}?jour=${each}`,
          label: each < today ? `${shortDate(each, today)} (passé)` : shortDate(each, today),
          count,
          isCurrent: each === day,
        }))}
      />
      <Box id="jour" title={longDate(day)} className="od-pickups">
        <PickupTable pickups={pickups} />
        <p className="admin-note od-paper">
          Cette feuille porte des noms et des téléphones{"\u00a0"}: détruisez-la après la
          permanence.
        </p>
      </Box>
    </>
  );
}

function PickupTable({ pickups }: { pickups: readonly PickupEntry[] }) {
  const container = useRef<HTMLTableElement>(null);
  const { run, isPending } = useCommands(ORDER_COMMANDS_PATH);
  // What was handed over leaves the list.
  const keepFocus = useKeptFocus(container, pickups);
  const command = (fields: CommandFields) => {
    keepFocus();
    void run(fields);
  };
  return (
    <table ref={container} className="od-table" aria-busy={isPending}>
      <caption className="sr-only">Commandes à remettre, par heure</caption>
      <thead>
        <tr>
          <th scope="col">Heures</th>
          <th scope="col">Commande</th>
          <th scope="col">Articles</th>
          <th scope="col">À payer</th>
          <th scope="col" className="od-acts">
            <span className="sr-only">Actions</span>
          </th>
          <th scope="col" className="od-box">
            Remise
          </th>
        </tr>
      </thead>
      <tbody>
        {pickups.map((pickup) => (
          <PickupRow key={pickup.id} pickup={pickup} isPending={isPending} onCommand={command} />
        ))}
      </tbody>
    </table>
  );
}

type PickupRowProps = {
  pickup: PickupEntry;
  isPending: boolean;
  onCommand: (fields: CommandFields) => void;
};

function PickupRow({ pickup, ...acts }: PickupRowProps) {
  const { id, number, name, phone, state, hours, lines, dueCents, isPaid } = pickup;
  return (
    <tr>
      <td className="od-hours">{hours}</td>
      <th scope="row">
        <Link to={orderPath(id)}>{number}</Link>
        <b>{name}</b>
        <small>{phone}</small>
        <OrderState state={state} />
      </th>
      <td>
        <ul>
          {lines.map((line) => (
            <li key={line.id}>{line.words}</li>
          ))}
        </ul>
      </td>
      <td className="od-due">{dueCents > 0 ? price(dueCents) : isPaid ? "Payée" : "Rien"}</td>
      <td className="od-acts">
        {dueCents > 0 && <RowAct {...acts} pickup={pickup} intent="paid" label="Marquer payée" />}
        <RowAct {...acts} pickup={pickup} intent="collected" label="Marquer remise" />
      </td>
      <td className="od-box">
        <span className="od-tick" />
      </td>
    </tr>
  );
}

type RowActProps = PickupRowProps & { intent: "paid" | "collected"; label: string };

function RowAct({ pickup, intent, label, isPending, onCommand }: RowActProps) {
  return (
    <CommandButton
      path={ORDER_COMMANDS_PATH}
      fields={{ intent, id: pickup.id }}
      onCommand={onCommand}
      variant="soft"
      disabled={isPending}
      aria-label={`${label}\u00a0: commande ${pickup.number}, ${pickup.name}`}
    >
      {label}
    </CommandButton>
  );
}
