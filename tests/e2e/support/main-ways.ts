import type { Account } from "./prepared-sites";

/**
 * A person before a browser, whichever it is: Playwright leads Chromium (`chromium-person.ts`), WebDriver leads
 * WebKit (`webkit-person.ts`). A name is how what it means begins, as it is read aloud.
 */
export type Person = {
  /** Goes there, and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  /** Waits until a link has led there. */
  arrives(path: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Presses the first button, link, line of a menu or part of a date in sight. */
  press(name: string | RegExp): Promise<void>;
  /** Chooses the first box or circle that can be, of those whose name has these words. */
  choose(name: string): Promise<void>;
  /** Writes into the first field in sight, in place of what was there. */
  write(label: string, text: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Gives a photo to the part of the page with this name. */
  attach(region: string, photo: string): Promise<void>;
  /** Waits until the page says so in sight; an error page ends the walk. */
  sees(words: string): Promise<void>;
};

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** As the error page has it. */
export const ERROR_TITLE = "Faux départ";
/** Too long for its field: the browser counts it as a reader would. */
const LONG_SUBJECT = "Essayer la marche nordique avec toute la famille. ".repeat(5);

/** A parent: the menus, the news, the timetable, a message, an order. */
export async function walkAsParent(person: Person): Promise<void> {
  await person.resize(PHONE);
  await person.open("/");
  await person.press("Menu");
  await person.press("Actualités");
  await person.arrives("/actualites");
  await person.press("Cross des Résiniers");
  await person.sees("Copier le lien");
  await person.resize(DESK);
  await person.open("/contacts");
  await person.press("Le club");
  await person.press("Galerie");
  await person.arrives("/club/galerie");
  await person.open("/horaires");
  await person.sees("Marche nordique");
  await writeToTheClub(person);
  await orderShirt(person);
}

async function writeToTheClub(person: Person): Promise<void> {
  await person.open("/contacts");
  await person.write("Nom complet", "Zoé Durand");
  await person.write("Adresse e-mail", "zoe@exemple.fr");
  await person.write("Sujet", LONG_SUBJECT);
  await person.write("Message", "Bonjour, nous serions deux.");
  await person.press("Envoyer le message");
  await person.sees("Le sujet ne peut pas dépasser");
  await person.write("Sujet", "Essayer la marche nordique");
  await person.press("Envoyer le message");
  await person.sees("Message envoyé avec succès");
}

async function orderShirt(person: Person): Promise<void> {
  await person.open("/boutique");
  await person.press("T-shirt technique");
  await person.sees("Guide des tailles");
  await person.choose("M");
  await person.press("Ajouter au panier");
  await person.sees("1\u00a0× T-shirt technique, Vert pin, M.");
  await person.press("Mon panier");
  await person.press("Passer la commande");
  await person.write("Nom complet", "Zoé Durand");
  await person.write("Téléphone", "06 12 34 56 78");
  await person.write("Adresse e-mail", "zoe.durand@exemple.fr");
  await person.choose("18h30");
  await person.choose("conditions générales de vente");
  await person.press("Commande avec obligation de paiement");
  await person.sees("Merci");
}

/** A volunteer: the menu of a phone, a news item with a photo and a link, an evening, the banner, a portrait, an order, the visits. */
export async function walkAsVolunteer(
  person: Person,
  { account, photo }: { account: Account; photo: string },
): Promise<void> {
  await person.resize(PHONE);
  await person.open("/admin");
  await person.write("Adresse e-mail", account.email);
  await person.write("Mot de passe", account.password);
  await person.press("Se connecter");
  await person.sees("Bonjour");
  await person.press("Menu");
  await person.press("Partenaires");
  await person.arrives("/admin/partners");
  await person.resize(DESK);
  await writeNews(person, photo);
  await announceEvening(person);
  await showBanner(person);
  await addCoach(person, photo);
  await person.open("/admin/boutique");
  await person.press(/Zoé Durand/);
  await person.press("Marquer comme prête");
  await person.sees("Remettre à préparer");
  for (const days of [90, 365]) {
    await person.open(`/admin/analytics?periode=${days}`);
    await person.sees("Voir les chiffres");
  }
}

async function writeNews(person: Person, photo: string): Promise<void> {
  await person.open("/admin/actualites/create");
  await person.write("Titre", "Une sortie au phare");
  await person.attach("Image de couverture", photo);
  await person.write("Décrivez l’image en une phrase", "Le phare au bout de la dune");
  await person.write("Texte", "Rendez-vous au parking, frontale conseillée.");
  await person.press("Lien (Ctrl+K)");
  await person.write("Texte du lien", "le plan");
  await person.write("Adresse", "exemple.fr/plan");
  await person.press("Ajouter le lien");
  await person.press("Insérer une vidéo");
  await person.write("Adresse de la vidéo", "https://www.youtube.com/watch?v=essai");
  await person.press("Ajouter la vidéo");
  await person.attach("Photos de l’article", photo);
  await person.press("Retirer la photo 1");
  await person.press("Publier");
  await person.sees("est sur le site");
}

/** Tomorrow's, which ends after midnight. */
async function announceEvening(person: Person): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split("-");
  await person.open("/admin/actualites/create?type=evenement");
  await person.write("Titre", "Nuit du sport");
  await person.write("Texte", "Relais, disco et soupe à l’oignon.");
  await person.press(/^jour, Date/);
  for (const part of tomorrow.reverse()) await person.type(part);
  await person.press(/^heure, Heure/);
  await person.type("1900");
  await person.press("Heure de fin, ou plusieurs jours");
  await person.press(/^heure, Fin à/);
  await person.type("0100");
  await person.sees("affiché 01h00, le lendemain");
  await person.write("Lieu", "Stade Robert-Brettes, Mérignac");
  await person.press("Publier");
  await person.sees("est sur le site");
  await person.open("/evenements");
  await person.press(/Nuit du sport/);
  await person.sees("De 19h00 à 01h00");
}

/** Until the first of January after next, typed part by part. */
async function showBanner(person: Person): Promise<void> {
  await person.open("/admin/information-importante");
  await person.write("Titre", "Piste rouverte");
  await person.write("Texte", "On court de nouveau au stade.");
  await person.press("jour");
  await person.type("01");
  await person.type("01");
  await person.type(String(new Date().getFullYear() + 2));
  await person.press("heure");
  await person.type("08");
  await person.type("00");
  await person.sees("Sera retirée automatiquement");
  await person.press("Mettre à jour");
  await person.sees("L’information importante est sur l’accueil.");
}

async function addCoach(person: Person, photo: string): Promise<void> {
  await person.open("/admin/coaches/create");
  await person.write("Nom complet", "Camille Durand");
  await person.write("Rôle", "Perche");
  await person.attach("Photo", photo);
  await person.press("Utiliser ce cadrage");
  await person.sees("Remplacer");
  await person.press("Enregistrer");
  await person.sees("est enregistré.");
}
