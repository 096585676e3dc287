import { clockTime, shortDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { RecordField } from "~/records/conflict";
import { type BannerValues, expiryOf } from "../banner.schema";
import { BANNER_TYPES, shownType } from "./banner-types";

/** How two versions of the banner are told apart. `today` is a day in Paris. */
export function bannerVersionFields(today: string): RecordField<BannerValues>[] {
  return [
    {
      id: "title",
      label: "Titre",
      names: ["title"],
      show: ({ title }) => title || "Sans titre",
    },
    {
      id: "content",
      label: "Texte",
      names: ["content"],
      show: ({ content }) => (
        <div className="notice-body" dangerouslySetInnerHTML={{ __html: content }} />
      ),
    },
    {
      id: "type",
      label: "Type",
      names: ["type"],
      show: ({ type }) =>
        BANNER_TYPES.find((choice) => choice.type === shownType(type))?.label ?? type,
    },
    {
      id: "expiry",
      label: "Fin",
      names: ["expiryDate", "expiryTime"],
      show: (values) => endWords(values, today),
      key: (values) => expiryOf(values) ?? "",
    },
  ];
}

function endWords(values: BannerValues, today: string): string {
  const end = expiryOf(values);
  if (end === null) return "Sans date de fin";
  return `${shortDate(parisDay(end), today)} à ${clockTime(parisClock(end))}`;
}
