import { SocialLinks } from "./social-links";

/** The networks of the club, in the side column of the home page. */
export function SocialBlock() {
  return (
    <section aria-labelledby="titre-reseaux">
      <h2 className="d4" id="titre-reseaux">
        Suivez la foulée
      </h2>
      <SocialLinks />
    </section>
  );
}
