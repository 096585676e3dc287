import { reducedWords, withSeason } from "~/club/season-words";
import type { Fee, Season } from "~/club/site";
import { useSection } from "~/club/use-site";
import { euros } from "~/lib/euros";
import { lowerFirst } from "~/lib/lower-first";
import { LaneTag } from "~/ui/lane-tag";

/** Every licence of the season, with its reduced price. */
export function FeeTable({ season }: { season: Season }) {
  const reduced = reducedWords(season);
  return (
    <div className="fee-table">
      <table className="table">
        <caption>
          {withSeason("Tarifs de la saison", season)}, licence et assurance comprises
        </caption>
        <thead>
          <tr>
            <th scope="col">Licence</th>
            <th scope="col">Saison</th>
            {reduced && <th scope="col">Dès {reduced.since}</th>}
          </tr>
        </thead>
        <tbody>
          {season.fees.map((fee) => (
            <FeeRow key={fee.id} fee={fee} isReduced={reduced !== null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FeeRow({ fee, isReduced }: { fee: Fee; isReduced: boolean }) {
  const section = useSection(fee.section);
  return (
    <tr>
      <th scope="row">
        <LaneTag lane={section?.lane ?? null}>{section?.name ?? fee.section}</LaneTag>{" "}
        <small>
          {fee.name}
          {fee.audience && `, ${lowerFirst(fee.audience)}`}
        </small>
      </th>
      <td className="fee-amount">{euros(fee.amount)}</td>
      {isReduced && (
        <td className="fee-amount">{fee.reduced === null ? "–" : euros(fee.reduced)}</td>
      )}
    </tr>
  );
}
