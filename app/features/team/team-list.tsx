import { ClubMark } from "~/club/logo/club-logo";
import { initialsOf } from "~/lib/person-name";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Picture } from "~/ui/picture";

/** A coach or a board member of the page, and what one calls them for. */
export type Portrait = {
  id: string;
  name: string;
  role: string;
  photo: string | null;
  /** Empty when there is nothing to call them for. */
  callFor: readonly string[];
};

const SIZES = "(width < 40rem) 44vw, (width < 72rem) 30vw, 17rem";

/** Portraits, with initials where there is no photo. */
export function TeamList({ people }: { people: readonly Portrait[] }) {
  return (
    <ul className="team rows">
      {people.map((person) => (
        <li key={person.id} className="team-member">
          <span className="team-photo">
            <Picture
              src={person.photo}
              alt=""
              sizes={SIZES}
              widths={[160, 320, 480]}
              placeholder={initialsOf(person.name)}
            />
          </span>
          <h3>{person.name}</h3>
          {person.role && <p className="team-role">{person.role}</p>}
          {person.callFor.length > 0 && (
            <p className="team-for">
              <span className="sr-only">À appeler pour&nbsp;: </span>
              {person.callFor.join(" · ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stands for a list of people that volunteers have not filled in yet. */
export function NoTeam({ title, children }: { title: string; children: string }) {
  return (
    <div className="panel team-empty">
      <EmptyState
        picture={<ClubMark alt="" width={60} height={72} />}
        title={title}
        action={
          <LinkButton variant="line" to="/contacts">
            Nous joindre
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
