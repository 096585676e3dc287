import type { PrintableForm } from "./form";

/** What a doctor may sign for the health section. */
export const prescription: PrintableForm = {
  slug: "prescription",
  title: "Modèle de prescription d’activité physique",
  summary: "À donner à votre médecin, pour la section sport santé.",
  introduction:
    "Docteur, votre patient souhaite rejoindre nos séances encadrées (label Forme\u00a0& Santé, niveau or). Ce modèle suit les articles L1172-1 et D1172-1 et suivants du code de la santé publique\u00a0; votre ordonnance habituelle convient aussi.",
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
  foot: "Document confié à l’encadrant de la section, conservé sous clé et détruit à la fin de la saison.",
};
