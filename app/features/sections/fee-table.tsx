import { euros } from "~/lib/euros";
import { lowerFirst } from "~/lib/lower-first";
import { LaneTag } from "~/ui/lane-tag";
import { FEES, type Fee } from "~club/prices";
import { SEASON } from "~club/season";
import { SECTIONS } from "~club/sections";

/** Every licence of the season, with its price from March. */
export function FeeTable() {
  return (
    <div className="fee-table">
      <table className="table">
        <caption>Tarifs de la saison {SEASON.label}, licence et assurance comprises</caption>
        <thead>
          <tr>
            <th scope="col">Licence</th>
            <th scope="col">Saison</th>
            <th scope="col">Dès mars</th>
          </tr>
        </thead>
        <tbody>
          {FEES.map((fee) => (
            <FeeRow key={fee.key} fee={fee} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FeeRow({ fee }: { fee: Fee }) {
  const section = SECTIONS.find(({ slug }) => slug === fee.section);
  return (
    <tr>
      <th scope="row">
        <LaneTag lane={section?.lane ?? null}>{section?.name ?? fee.section}</LaneTag>
        <small>
          {fee.name}, {lowerFirst(fee.audience)}
        </small>
      </th>
      <td className="fee-amount">{euros(fee.amount)}</td>
      <td className="fee-amount">{fee.fromMarch === null ? "–" : euros(fee.fromMarch)}</td>
    </tr>
  );
}
