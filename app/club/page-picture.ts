/**
 * A picture at the head of a page: `src` is its address. The focus is the point that every crop keeps, in
 * percent.
 */
export type PagePicture = { src: string; alt: string; focusX: number; focusY: number };

/** A page for search engines and shared links. */
export type SearchWords = { title: string; description: string; keywords: string };

type ChosenPicture = {
  photo: string | null;
  focus: { x: number; y: number };
  drawing: string;
  alt: string;
};

/** A photo of the club’s, else the word of one of the site’s drawings (`drawings.ts`). */
export function chosenPicture({ photo, focus, drawing, alt }: ChosenPicture): PagePicture | null {
  const src = photo || drawing;
  return src ? { src, alt, focusX: focus.x, focusY: focus.y } : null;
}

type TypedSearch = { searchTitle: string; searchDescription: string; searchKeywords: string };

/** The words that are typed for search engines; in place of those that are empty, the page’s own. */
export function searchWords(
  { searchTitle, searchDescription, searchKeywords }: TypedSearch,
  { title, lead }: { title: string; lead: string },
): SearchWords {
  return {
    title: searchTitle || title,
    description: searchDescription || lead,
    keywords: searchKeywords,
  };
}
