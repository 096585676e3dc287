import type { DemoAuthor, DemoPerson } from "./demo.types.ts";

export const demoAuthors: DemoAuthor[] = [
  {
    key: "josiane",
    firstName: "Josiane",
    lastName: "Lacoste",
    email: "josiane.lacoste@example.fr",
    portrait: "p1.jpg",
  },
  {
    key: "mamadou",
    firstName: "Mamadou",
    lastName: "Sarr",
    email: "mamadou.sarr@example.fr",
    portrait: "p2.jpg",
  },
  {
    key: "maelle",
    firstName: "Maëlle",
    lastName: "Dupouy",
    email: "maelle.dupouy@example.fr",
    portrait: "p7.jpg",
  },
  {
    key: "bernard",
    firstName: "Bernard",
    lastName: "Tauzin",
    email: "bernard.tauzin@example.fr",
    portrait: "p5.jpg",
  },
];

export const demoBoardMembers: DemoPerson[] = [
  { fullName: "Bernard Tauzin", role: "Président", portrait: "p5.jpg" },
  {
    fullName: "Maëlle Dupouy",
    role: "Vice-présidente, responsable des événements",
    portrait: "p7.jpg",
  },
  { fullName: "Françoise Castaing", role: "Trésorière", portrait: "p8.jpg" },
  { fullName: "Karim Haddad", role: "Trésorier adjoint, partenariats", portrait: null },
  { fullName: "Sylvie Noailles", role: "Secrétaire, licences et inscriptions", portrait: null },
  { fullName: "Luc Deyres", role: "Responsable des officiels et du matériel", portrait: null },
  {
    fullName: "Claire Monteil",
    role: "Référente intégrité et protection des mineurs",
    portrait: null,
  },
  { fullName: "Josiane Lacoste", role: "Référente des encadrants", portrait: "p1.jpg" },
];

export const demoCoaches: DemoPerson[] = [
  { fullName: "Josiane Lacoste", role: "Marche nordique", portrait: "p1.jpg" },
  { fullName: "Mamadou Sarr", role: "Athlé santé et running adulte", portrait: "p2.jpg" },
  {
    fullName: "Inès Bernadet",
    role: "Sport adapté et marche nordique compétition",
    portrait: "p4.jpg",
  },
  { fullName: "Aminata Diallo", role: "École d’athlétisme, 6 à 11 ans", portrait: "p6.jpg" },
  { fullName: "Thomas Lestage", role: "Sprint et haies", portrait: "p3.jpg" },
  { fullName: "Nathalie Cazaux", role: "Running compétition, route et trail", portrait: null },
  { fullName: "Pierre Hourtic", role: "Sauts", portrait: null },
  { fullName: "Yann Moreau", role: "Running adulte, groupe reprise", portrait: null },
];
