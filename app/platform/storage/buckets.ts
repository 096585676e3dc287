/** The buckets of specification §7; the gallery has its own (product.md, doubtful point 11), as have the products. */
export const BUCKETS = [
  "articles",
  "avatars",
  "thumbnails",
  "coaches",
  "board-members",
  "partners",
  "gallery",
  "products",
] as const;
