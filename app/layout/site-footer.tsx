import type { ReactNode } from "react";
import { LEGAL_LINKS } from "~/club/legal-links";
import { ClubLogo } from "~/club/logo/club-logo";
import type { MenuLink, SiteLink } from "~/club/site";
import { useSite } from "~/club/use-site";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useYear } from "./site-context";

/** Columns and last line as specification §2 lists them. */
export function SiteFooter() {
  const { club, menus } = useSite();
  const { name, description, networks, otherSites } = club;
  return (
    <footer className="footer">
      <div className="footer-field">
        <div className="wrap">
          <div className="footer-top">
            <div className="footer-id">
              <ClubLogo on="green" alt={name} width={198} height={72} />
              <p>{description}</p>
            </div>
            {menus.navigation.length > 0 && (
              <FooterColumn title="Navigation">
                <PageLinks links={menus.navigation} />
              </FooterColumn>
            )}
            {menus.registration.length > 0 && (
              <FooterColumn title="Inscription">
                <PageLinks links={menus.registration} />
              </FooterColumn>
            )}
            {networks.length > 0 && (
              <FooterColumn title="Suivez-nous">
                {networks.map(({ network, label, href }) => (
                  <li key={href}>
                    <a href={href} rel="external">
                      <Icon name={network} />
                      {label}
                    </a>
                  </li>
                ))}
              </FooterColumn>
            )}
            {otherSites.length > 0 && (
              <FooterColumn title="Sites Divers">
                {otherSites.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} rel="external">
                      {label}
                    </a>
                  </li>
                ))}
              </FooterColumn>
            )}
          </div>
          <FooterBase />
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function PageLinks({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ label, path }) => (
    <li key={`${path} ${label}`}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}

function FooterBase() {
  const { name, credit } = useSite().club;
  return (
    <div className="footer-base">
      <p>
        © {useYear()} {name}
        {credit && (
          <>
            {" "}
            <span aria-hidden="true">·</span> Site réalisé par <CreditLink {...credit} />
          </>
        )}
      </p>
      <ul>
        <PageLinks links={LEGAL_LINKS} />
        <li>
          <Link className="footer-admin" to="/admin" reloadDocument>
            <Icon name="person" size={18} />
            Connexion administrateur
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** The name alone where it has no address. */
function CreditLink({ label, href }: SiteLink) {
  if (href === "") return label;
  return (
    <a href={href} rel="external">
      {label}
    </a>
  );
}
