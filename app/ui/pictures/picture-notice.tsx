import { useState } from "react";

/** A picture that was just chosen, with what there is to know of it that is no error; null for nothing. */
export type ChosenPicture = { url: string; notice: string | null };

/** What there is to know of the picture at `url`, for as long as it is the one that was last chosen. */
export function usePictureNotice(url: string | null) {
  const [chosen, note] = useState<ChosenPicture | null>(null);
  return { notice: chosen?.url === url ? (chosen?.notice ?? null) : null, note };
}

/** Stands beside a picture; the place where it was chosen may be gone already. */
export function PictureNotice({ notice }: { notice: string | null }) {
  return <div role="status">{notice && <p className="admin-note">{notice}</p>}</div>;
}
