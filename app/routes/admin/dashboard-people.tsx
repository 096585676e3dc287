import { CALLS_PATH, REGISTRATIONS_PATH, SECTIONS_PATH, SESSIONS_PATH } from "~/club/club-paths";
import { TodoLine } from "~/ui/todo-line";

type PeopleToReplaceProps = {
  contacts: number;
  sections: number;
  registrations: number;
  sessions: number;
};

/** Contacts, pages and sessions that name somebody who left. Visitors see them without a name. */
export function PeopleToReplace(props: PeopleToReplaceProps) {
  const { contacts, sections, registrations, sessions } = props;
  return (
    <>
      {contacts > 0 && (
        <TodoLine
          icon="phone"
          tone="is-soon"
          what={contacts === 1 ? "Un contact à remplacer" : `${contacts} contacts à remplacer`}
          how="La personne n’est plus dans les listes\u00a0: le site ne donne plus son nom."
          to={CALLS_PATH}
          act="Remplacer"
          actLabel="Remplacer dans Qui appeler"
        />
      )}
      {sections > 0 && (
        <TodoLine
          icon="flag"
          tone="is-soon"
          what={
            sections === 1
              ? "Une section sans un de ses encadrants"
              : `${sections} sections sans un de leurs encadrants`
          }
          how="La personne n’est plus dans les listes\u00a0: la page ne la montre plus."
          to={SECTIONS_PATH}
          act="Remplacer"
          actLabel="Remplacer dans les sections"
        />
      )}
      {registrations > 0 && (
        <TodoLine
          icon="pencil"
          tone="is-soon"
          what={
            registrations === 1
              ? "Une page d’inscription sans un de ses encadrants"
              : `${registrations} pages d’inscription sans un de leurs encadrants`
          }
          how="La personne n’est plus dans les listes\u00a0: la page ne la montre plus."
          to={REGISTRATIONS_PATH}
          act="Remplacer"
          actLabel="Remplacer dans les pages d’inscription"
        />
      )}
      {sessions > 0 && (
        <TodoLine
          icon="clock"
          tone="is-soon"
          what={
            sessions === 1
              ? "Une séance sans son encadrant"
              : `${sessions} séances sans leur encadrant`
          }
          how="La personne n’est plus dans la liste des entraîneurs."
          to={SESSIONS_PATH}
          act="Remplacer"
          actLabel="Remplacer dans les horaires"
        />
      )}
    </>
  );
}
