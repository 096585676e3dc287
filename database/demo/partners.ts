import type { DemoPartner } from "./demo.types.ts";

export const demoPartners: DemoPartner[] = [
  {
    name: "Boulangerie Lacaze",
    logo: "boulangerie-lacaze.png",
    link: "https://example.org/lacaze",
  },
  { name: "Cave de l’Estey", logo: "cave-estey.png", link: null },
  {
    name: "Crédit Littoral",
    logo: "credit-littoral.png",
    link: "https://example.org/credit-littoral",
  },
  { name: "Foulées.store", logo: "foulees-store.png", link: "https://example.org/foulees-store" },
  { name: "Garage Lagune", logo: "garage-lagune.png", link: null },
  { name: "Kiné de la Pinède", logo: "kine-pinede.png", link: "https://example.org/kine-pinede" },
  {
    name: "Médulienne Optique",
    logo: "medulienne-optique.png",
    link: "https://example.org/medulienne",
  },
  {
    name: "Pharmacie de la Gemme",
    logo: "pharmacie-gemme.png",
    link: "https://example.org/pharmacie-gemme",
  },
  { name: "Scierie Darriet", logo: "scierie-darriet.png", link: null },
  {
    name: "Ville de Castelnau-les-Pins",
    logo: "ville.png",
    link: "https://example.org/castelnau-les-pins",
  },
];
