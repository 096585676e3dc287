import { describe, expect, it } from "vitest";
import { CONTENT_KINDS } from "~tests/support/content-kinds";
import { activityIcon, activityKinds, activitySentence, type LoggedAct } from "./activity-words";

const line = (parts: Partial<LoggedAct>): LoggedAct => ({
  userId: "u",
  userName: "Josiane Lacoste",
  action: "published",
  subject: "article",
  subjectId: "a",
  label: "Cross des Résiniers",
  isOfErased: false,
  ...parts,
});

const said = (parts: Partial<LoggedAct>) => {
  const { who, did, what } = activitySentence(line(parts), CONTENT_KINDS);
  return [who, did, what].filter(Boolean).join(" ");
};

describe("a line of the log", () => {
  it("is a sentence that people would say", () => {
    const cross = "«\u00a0Cross des Résiniers\u00a0»";
    const site = { userId: null, userName: null };
    const person = { subject: "account", label: "Camille Durand" };
    for (const [parts, sentence] of [
      [{}, `Josiane Lacoste a publié l’actualité ${cross}`],
      [{ action: "created" }, `Josiane Lacoste a créé le brouillon ${cross}`],
      [
        { action: "reverted" },
        `Josiane Lacoste a repris une version antérieure de l’actualité ${cross}`,
      ],
      [{ ...site, action: "purged" }, `Le site a supprimé définitivement l’actualité ${cross}`],
      ...(
        [
          ["created", "banner", "a affiché l’information importante"],
          ["trashed", "banner", "a retiré du site l’information importante"],
          ["restored", "banner", "a remis sur le site l’information importante"],
          ["published", "product", "a montré dans la boutique"],
          ["unpublished", "product", "a retiré de la boutique"],
          ["updated", "product", "a modifié le produit"],
          ["updated", "partner", "a modifié le partenaire"],
        ] as const
      ).map(([action, subject, did]): [Partial<LoggedAct>, string] => [
        { action, subject },
        `Josiane Lacoste ${did} ${cross}`,
      ]),
      ...(
        [
          ["order-ready", "a noté comme prête la commande"],
          ["order-not-collected", "a noté comme pas encore remise la commande"],
          ["order-refunded", "a noté comme remboursée la commande"],
          ["order-cancelled", "a annulé la commande"],
          ["goods-returned", "a noté le retour des articles de la commande"],
          ["goods-not-returned", "a annulé le retour des articles de la commande"],
          ["withdrawal-settled", "a noté comme réglée la rétractation de la commande"],
          ["withdrawal-not-settled", "a noté comme à régler la rétractation de la commande"],
        ] as const
      ).map(([action, did]): [Partial<LoggedAct>, string] => [
        { action, subject: "order", label: "K7M-4QX" },
        `Josiane Lacoste ${did} K7M-4QX`,
      ]),
      // As versions noted it that cancelled what was not fetched by themselves.
      [
        { ...site, action: "order-cancelled", subject: "order", label: "K7M-4QX" },
        "Le site a annulé la commande K7M-4QX",
      ],
      [
        { action: "orders-exported", subject: "order", subjectId: null, label: "12 commandes" },
        "Josiane Lacoste a exporté 12 commandes",
      ],
      [
        { action: "blocked", subject: "sender", subjectId: null, label: "" },
        "Josiane Lacoste a bloqué un expéditeur de messages",
      ],
      [
        { action: "reordered", subject: "gallery-image", subjectId: null, label: "" },
        "Josiane Lacoste a changé l’ordre de la galerie",
      ],
      [
        { action: "trashed", subject: "coach", label: "Camille Durand" },
        "Josiane Lacoste a mis à la corbeille l’entraîneur Camille Durand",
      ],
      [
        { action: "created", subject: "gallery-image", label: "" },
        "Josiane Lacoste a ajouté la photo sans titre",
      ],
      [
        { action: "reordered", subjectId: null, label: "" },
        "Josiane Lacoste a réorganisé les rangs des actualités",
      ],
      [{ ...person, action: "invited" }, "Josiane Lacoste a invité Camille Durand"],
      [
        { ...person, action: "deactivated" },
        "Josiane Lacoste a désactivé le compte de Camille Durand",
      ],
      [
        { ...person, action: "password-changed" },
        "Josiane Lacoste a changé le mot de passe de Camille Durand",
      ],
      [
        { ...person, action: "password-changed", subjectId: "u" },
        "Josiane Lacoste a changé son mot de passe",
      ],
      [
        { ...site, ...person, action: "login-failed" },
        "Quelqu’un a donné un mauvais mot de passe pour le compte de Camille Durand",
      ],
      [
        { ...site, ...person, action: "login-code-failed" },
        "Quelqu’un a donné le bon mot de passe, puis un mauvais code, pour le compte de Camille Durand",
      ],
      [
        { ...site, ...person, action: "login-limited" },
        "Quelqu’un a fait trop d’essais de connexion pour le compte de Camille Durand",
      ],
      [
        { ...site, subject: "account", subjectId: null, label: "", action: "login-limited" },
        "Quelqu’un a essayé de se connecter avec une adresse inconnue",
      ],
      [
        { ...site, action: "demo-removed", subject: "site", subjectId: null, label: "" },
        "Le site a retiré l’exemple",
      ],
      [
        { action: "mail-tried", subject: "site", subjectId: null, label: "" },
        "Josiane Lacoste a envoyé un message d’essai",
      ],
      [
        { action: "mail-declined", subject: "site", subjectId: null, label: "" },
        "Josiane Lacoste a choisi de ne pas envoyer un e-mail",
      ],
    ] satisfies [Partial<LoggedAct>, string][]) {
      expect(said(parts)).toBe(sentence);
    }
  });

  it("of a newer version of the site still names who and what", () => {
    expect(said({ action: "knitted", subject: "scarf" })).toBe(
      "Josiane Lacoste a agi sur «\u00a0Cross des Résiniers\u00a0»",
    );
    expect(said({ action: "toString", subject: "constructor" })).toContain("a agi sur");
  });
});

it("an act has an icon, of its subject's own or the one that all have", () => {
  const icon = (parts: Partial<LoggedAct>) => activityIcon(line(parts), CONTENT_KINDS);
  expect(icon({ subject: "order", action: "order-ready" })).toBe("check");
  expect(icon({ subject: "order", action: "goods-returned" })).toBe("undo");
  expect(icon({ subject: "order", action: "withdrawal-settled" })).toBe("check");
  expect(icon({ subject: "order", action: "order-refunded" })).toBe("pencil");
  expect(icon({ subject: "order", action: "purged" })).toBe("trash");
  expect(icon({ subject: "partner", action: "trashed" })).toBe("trash");
  expect(icon({ subject: "account", action: "trashed" })).toBe("person");
});

it("the log is narrowed to the kinds of content, and to what is none", () => {
  expect(
    activityKinds(CONTENT_KINDS).map(({ word, label, subjects }) => [word, label, ...subjects]),
  ).toEqual(
    expect.arrayContaining([
      ["actualites", "Actualités et événements", "article"],
      ["information-importante", "Information importante", "banner"],
      ["galerie", "Galerie photos", "gallery-image"],
      ["entraineurs", "Entraîneurs", "coach"],
      ["bureau", "Membres du bureau", "board-member"],
      ["partenaires", "Partenaires", "partner"],
      ["boutique", "Boutique", "product", "order"],
      ["messages", "Messages reçus", "sender"],
      ["comptes", "Comptes et profils", "account", "profile"],
      ["site", "Entretien du site", "site"],
    ]),
  );
});
