import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import logo from "~club/art/brand/logo-sur-sombre.svg";
import { CLUB, DEVELOPER_CREDIT, OTHER_SITES, SOCIAL_LINKS } from "~club/identity";
import { FOOTER_LINKS, type MenuLink } from "~club/navigation";
import { useYear } from "./site-context";

/** Columns and last line as specification §2 lists them. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <div className="footer-field">
        <div className="wrap">
          <div className="footer-top">
            <div className="footer-id">
              <img src={logo} alt={CLUB.name} width="198" height="72" />
              <p>{CLUB.description}</p>
            </div>
            <FooterColumn title="Navigation">
              <PageLinks links={FOOTER_LINKS.navigation} />
            </FooterColumn>
            <FooterColumn title="Inscription">
              <PageLinks links={FOOTER_LINKS.registration} />
            </FooterColumn>
            <FooterColumn title="Suivez-nous">
              {SOCIAL_LINKS.map(({ network, label, href }) => (
                <li key={network}>
                  <a href={href} rel="external">
                    <Icon name={network} />
                    {label}
                  </a>
                </li>
              ))}
            </FooterColumn>
            <FooterColumn title="Sites Divers">
              {OTHER_SITES.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="external">
                    {label}
                  </a>
                </li>
              ))}
            </FooterColumn>
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
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}

function FooterBase() {
  return (
    <div className="footer-base">
      <p>
        © {useYear()} {CLUB.name} <span aria-hidden="true">·</span> Site réalisé par{" "}
        <a href={DEVELOPER_CREDIT.href} rel="external">
          {DEVELOPER_CREDIT.label}
        </a>
      </p>
      <ul>
        <PageLinks links={FOOTER_LINKS.legal} />
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
