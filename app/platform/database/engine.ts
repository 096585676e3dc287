/** The two engines the site runs on; the same code serves both. */
export type Engine = "sqlite" | "postgres";
