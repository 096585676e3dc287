import { CALLS_PATH, SESSIONS_PATH } from "~/club/club-paths";
import { TodoLine } from "~/ui/todo-line";

type PeopleToReplaceProps = { contacts: number; sessions: number };

/** Contacts and sessions that name somebody who left. Visitors see them without a name. */
export function PeopleToReplace({ contacts, sessions }: PeopleToReplaceProps) {
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
