/** What races ask of adults without a licence of the federation, since 2026. */
export const HEALTH_PASS = {
  name: "Pass Prévention Santé",
  /** Euros. */
  price: 5,
  validity: "un an",
} as const;
