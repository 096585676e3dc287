import type { HelpGroup } from "./help.types";

const PROFILE = {
  to: "/admin/information",
  label: "Mon profil",
  permission: "own-account",
} as const;
const ACCOUNTS = { to: "/admin/comptes", label: "Comptes", permission: "accounts" } as const;

export const ACCESS_HELP: HelpGroup = {
  id: "mon-acces",
  title: "Mon accès et ceux des autres",
  answers: [
    {
      slug: "inviter-une-personne",
      question: "Comment donner un accès à quelqu’un\u00a0?",
      words: "inviter compte invitation lien utilisateur bénévole nouveau",
      scene: "invite",
      text: ["Seul un administrateur peut inviter."],
      steps: [
        "Ouvrez [Comptes], puis [Inviter une personne]\u00a0: donnez son adresse e-mail et son rôle.",
        "Cliquez sur [Créer le lien d’invitation], puis [Copier le lien] et envoyez-le-lui. Il sert une seule fois, pendant sept jours.",
        "Si le site envoie des e-mails, le bouton est [Envoyer l’invitation], et le lien part tout seul.",
        "Elle choisit elle-même son mot de passe\u00a0: personne d’autre ne le connaît.",
      ],
      tip: "Ne partagez jamais un compte à plusieurs\u00a0: l’historique ne saurait plus dire qui a fait quoi.",
      screen: ACCOUNTS,
    },
    {
      slug: "roles",
      question: "Administrateur ou rédacteur\u00a0: qui peut quoi\u00a0?",
      words: "rôle droits permission interdit écran pas ouvert désactiver quitter le club",
      scene: "roles",
      text: [
        "Un rédacteur s’occupe du contenu\u00a0: actualités, photos, entraîneurs, bureau, partenaires, information importante. Un administrateur fait tout cela, et gère aussi les comptes et l’entretien du site.",
        "Un écran qui n’est pas ouvert à votre rôle n’est pas dans votre menu.",
      ],
      tip: "Quelqu’un quitte le club\u00a0? Un administrateur choisit [Désactiver le compte]\u00a0: la personne ne peut plus entrer, et ce qu’elle a écrit reste.",
      screen: ACCOUNTS,
    },
    {
      slug: "mot-de-passe-oublie",
      question: "J’ai oublié mon mot de passe, ou je veux en changer\u00a0: que faire\u00a0?",
      words: "perdu réinitialiser changer connexion identifiant essais bloqué e-mail adresse",
      scene: "key",
      text: [
        "Pour en changer, ouvrez [Mon profil]\u00a0: l’ancien et le nouveau vous sont demandés, puis cliquez sur [Changer de mot de passe].",
        "S’il est oublié, cliquez sur [Mot de passe oublié\u00a0?] à la connexion, si ce lien s’y trouve\u00a0: vous recevez un e-mail. Sinon, demandez à un administrateur du club un [Lien de nouveau mot de passe]. Il le crée depuis [Comptes]\u00a0; le lien sert une seule fois.",
        "Après plusieurs essais manqués, la connexion fait attendre quelques minutes\u00a0: cela protège le site. Le [Journal d’activité] en garde trace.",
      ],
      tip: "Un bon mot de passe est une phrase\u00a0: longue, facile à retenir, et qui ne sert qu’ici. Les plus courants sont refusés.",
      screen: PROFILE,
    },
    {
      slug: "connexion-en-deux-etapes",
      question: "Qu’est-ce que la connexion en deux étapes\u00a0?",
      words: "double authentification code six chiffres application qr téléphone totp sécurité",
      scene: "two-step",
      text: [
        "Après le mot de passe, le site demande un code à six chiffres que donne une application de votre téléphone. Un mot de passe volé ne suffit plus pour entrer.",
      ],
      steps: [
        "Installez une application d’authentification sur votre téléphone\u00a0: Aegis, FreeOTP, Google Authenticator…",
        "Ouvrez [Mon profil]. Sous [Connexion en deux étapes], cliquez sur [Activer], puis [Commencer].",
        "Scannez le carré (QR code) avec l’application et tapez le code qu’elle affiche. Gardez les dix codes de secours en lieu sûr, sur papier par exemple.",
      ],
      screen: PROFILE,
    },
    {
      slug: "telephone-perdu",
      question: "J’ai perdu ou changé mon téléphone\u00a0: comment me connecter\u00a0?",
      words: "code de secours récupération volé cassé nouveau deux étapes bloqué",
      scene: "lost-phone",
      text: [
        "À la connexion, cliquez sur [Utiliser un code de secours] et tapez l’un des dix codes que vous aviez gardés. Chacun sert une seule fois.",
        "Puis, dans [Mon profil], cliquez sur [Gérer]\u00a0: désactivez la connexion en deux étapes, et activez-la de nouveau avec l’autre téléphone.",
        "Plus de téléphone ni de codes\u00a0? Dans [Comptes], un administrateur choisit [Retirer la connexion en deux étapes] pour vous\u00a0: votre mot de passe suffit alors.",
      ],
      tip: "Téléphone volé\u00a0? [Déconnecter partout], dans [Mon profil], ferme toutes vos sessions.",
      screen: PROFILE,
    },
  ],
};
