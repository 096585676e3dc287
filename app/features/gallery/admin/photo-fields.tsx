import { thumbnailOf } from "~/lib/media-url";
import type { RecordField } from "~/records/conflict";
import type { PhotoValues } from "../gallery-admin.types";

const yesOrNo = (isSo: boolean) => (isSo ? "Oui" : "Non");

/** How two versions of a photo are told apart, in the order of its form. */
export const PHOTO_FIELDS: readonly RecordField<PhotoValues>[] = [
  { id: "title", label: "Titre", names: ["title"], show: ({ title }) => title },
  {
    id: "description",
    label: "Légende",
    names: ["description"],
    show: ({ description }) => description,
  },
  {
    id: "image",
    label: "Photo et sa description",
    names: ["url", "alt", "isDecorative"],
    show: ({ url, alt, isDecorative }) => (
      <>
        <img className="ag-compared" src={thumbnailOf(url) ?? url} alt="" />
        {isDecorative ? "Image décorative" : alt || "Sans description"}
      </>
    ),
  },
  {
    id: "consent",
    label: "Accord des personnes",
    names: ["hasConsent"],
    show: ({ hasConsent }) => yesOrNo(hasConsent),
  },
  {
    id: "featured",
    label: "À la une",
    names: ["isFeatured"],
    show: ({ isFeatured }) => yesOrNo(isFeatured),
  },
];
