import type { Device } from "./visit";

export const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  phone: "Téléphone",
  computer: "Ordinateur",
  tablet: "Tablette",
};

const regions = new Intl.DisplayNames("fr-FR", { type: "region" });

/** The country of two letters, in French; the letters themselves when it is none. */
export function countryName(code: string): string {
  return regions.of(code) ?? code;
}
