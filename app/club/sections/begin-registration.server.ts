import { emptyValues } from "~/records/kind";
import { registration } from "../kinds/registration";
import type { RegistrationValues } from "./read-sections.server";
import type { StoredSection } from "./stored-sections.server";

/** The values that a new page of registration begins with: papers that every club asks for, and the steps of the section. */
export function beginRegistration(section: StoredSection | null): RegistrationValues {
  const common: RegistrationValues = {
    ...emptyValues(registration),
    title: "S’inscrire",
    documents: [
      "Fiche d’inscription remplie et signée",
      "Photo d’identité récente",
      "Règlement, ou échéancier de plusieurs versements",
    ],
    forms: ["fiche-inscription", "echeancier"],
    health: ["minor", "adult"],
  };
  if (!section) return common;
  const { name, drawing, steps } = section.values;
  return { ...common, section: section.key, title: `S’inscrire\u00a0: ${name}`, drawing, steps };
}
