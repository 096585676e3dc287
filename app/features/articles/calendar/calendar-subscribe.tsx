import { useSection } from "~/club/use-site";
import { Icon } from "~/ui/icon";

type CalendarSubscribeProps = {
  section: string | null;
  /** `webcal:` address of the feed. */
  webcal: string;
  /** The same feed to copy, or to download once. */
  address: string;
};

/** How to have the dates of the club, or of one section, in one's own calendar. */
export function CalendarSubscribe({ section, webcal, address }: CalendarSubscribeProps) {
  const name = useSection(section)?.name;
  return (
    <section className="cal-subscribe" id="abonnement" aria-labelledby="titre-abonnement">
      <div className="cal-subscribe-text">
        <h2 className="d3" id="titre-abonnement">
          Les dates dans votre agenda
        </h2>
        <p>
          {name
            ? `Abonnez-vous au calendrier «\u00a0${name}\u00a0»\u00a0: chaque date ajoutée, déplacée ou annulée se met à jour toute seule sur votre téléphone.`
            : "Abonnez-vous une fois\u00a0: chaque date ajoutée, déplacée ou annulée se met à jour toute seule sur votre téléphone."}
        </p>
        <p className="cal-subscribe-links">
          <a className="btn btn-action" href={webcal}>
            <Icon name="calendar" />
            <span>{name ? `S’abonner\u00a0: ${name}` : "S’abonner au calendrier"}</span>
          </a>
          <a className="btn btn-soft" href={address}>
            <Icon name="download" />
            Télécharger une fois (.ics)
          </a>
        </p>
      </div>
      <SubscribeHelp address={address} />
    </section>
  );
}

function SubscribeHelp({ address }: { address: string }) {
  return (
    <details className="cal-help">
      <summary>
        Comment s’abonner
        <Icon name="chevron-down" />
      </summary>
      <dl>
        <dt>iPhone, iPad, Mac</dt>
        <dd>Touchez «&nbsp;S’abonner&nbsp;», puis confirmez dans l’application Calendrier.</dd>
        <dt>Android, Google Agenda</dt>
        <dd>
          Sur un ordinateur, ouvrez Google Agenda, «&nbsp;Autres agendas&nbsp;», «&nbsp;À partir de
          l’URL&nbsp;», et collez l’adresse ci-dessous. Votre téléphone suivra.
        </dd>
        <dt>Outlook</dt>
        <dd>
          «&nbsp;Ajouter un calendrier&nbsp;», «&nbsp;S’abonner à partir du web&nbsp;», puis collez
          la même adresse.
        </dd>
      </dl>
      <p>
        L’adresse à copier&nbsp;: <code>{address}</code>
      </p>
    </details>
  );
}
