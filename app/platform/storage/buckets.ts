/** The buckets of specification §7; the gallery has its own (product.md, doubtful point 11). */
export const BUCKETS = [
  "articles",
  "avatars",
  "thumbnails",
  "coaches",
  "board-members",
  "partners",
  "gallery",
] as const;
