import { EVERYWHERE, type PageText } from "./page-text";

export const STADIUM_TEXT: PageText = {
  title: "Le stade des Résiniers\u00a0: installations, horaires, accès",
  description:
    "Piste de 400 m à six couloirs, sautoirs, club-house\u00a0: horaires d’ouverture, plan, bus, parking gratuit et accès en fauteuil.",
  keywords: `${EVERYWHERE}, stade des Résiniers, piste, plan d’accès, bus, parking, accessibilité`,
};
