import type { DemoPartner } from "./demo.types.ts";

export const demoPartners: DemoPartner[] = [
  {
    name: "Boulangerie Lacaze",
    logo: "boulangerie-lacaze.svg",
    link: "https://example.org/lacaze",
  },
  { name: "Cave de l’Estey", logo: "cave-estey.svg", link: null },
  {
    name: "Crédit Littoral",
    logo: "credit-littoral.svg",
    link: "https://example.org/credit-littoral",
  },
  { name: "Foulées.store", logo: "foulees-store.svg", link: "https://example.org/foulees-store" },
  { name: "Garage Lagune", logo: "garage-lagune.svg", link: null },
  { name: "Kiné de la Pinède", logo: "kine-pinede.svg", link: "https://example.org/kine-pinede" },
  {
    name: "Médulienne Optique",
    logo: "medulienne-optique.svg",
    link: "https://example.org/medulienne",
  },
  {
    name: "Pharmacie de la Gemme",
    logo: "pharmacie-gemme.svg",
    link: "https://example.org/pharmacie-gemme",
  },
  { name: "Scierie Darriet", logo: "scierie-darriet.svg", link: null },
  {
    name: "Ville de Castelnau-les-Pins",
    logo: "ville.svg",
    link: "https://example.org/castelnau-les-pins",
  },
];
