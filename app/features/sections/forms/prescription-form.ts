import type { FormSheet } from "./form";

/** What a doctor may sign for the health section. */
export const prescription: FormSheet = {
  slug: "prescription",
  title: "Modèle de prescription d’activité physique",
  parts: [
    {
      title: "Le patient",
      entries: [
        { kind: "line", label: "Nom et prénom", width: "half" },
        { kind: "line", label: "Né(e) le", width: "half" },
      ],
    },
    {
      title: "Prescription",
      entries: [
        {
          kind: "text",
          text: "Je prescris une activité physique, adaptée à la pathologie, aux capacités physiques et au risque médical du patient.",
        },
        { kind: "boxes", label: "Durée", choices: ["3 mois", "6 mois", "………… mois"] },
        { kind: "boxes", label: "Séances par semaine", choices: ["1", "2", "3"] },
        {
          kind: "boxes",
          label: "À privilégier",
          choices: ["Endurance", "Renforcement", "Équilibre", "Souplesse", "Respiration"],
        },
        {
          kind: "boxes",
          label: "Limitations",
          choices: ["Aucune", "Légères", "Modérées", "Sévères (professionnels de santé seulement)"],
        },
        {
          kind: "lines",
          label: "Précautions, gestes à éviter, fréquence cardiaque maximale",
          count: 3,
        },
        {
          kind: "boxes",
          label: "Je souhaite recevoir les bilans, avec l’accord du patient",
          choices: ["Oui, à l’adresse\u00a0: ………………………………", "Non"],
        },
      ],
    },
  ],
  signatures: [
    "Date, signature et cachet du médecin",
    "Accord du patient pour l’échange des bilans",
  ],
};
