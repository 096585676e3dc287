import { type ReactNode, useState } from "react";
import { derivedUrl } from "~/lib/media-url";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LightboxFrame } from "~/ui/lightbox-frame";
import { Picture } from "~/ui/picture";
import { SectionHeading } from "~/ui/section-heading";

/** A partner with a logo that can be shown. */
export type WallPartner = {
  id: string;
  name: string;
  logo_url: string | null;
  /** Whether the logo stands on the club's green. */
  isOnDark: boolean;
  link: string | null;
};

type PartnerWallProps = {
  partners: readonly WallPartner[];
  /** Under the logos: the way to further ones. */
  children?: ReactNode;
};

/** The logos of the partners; a click enlarges one. Nothing at all when there are none. */
export function PartnerWall({ partners, children }: PartnerWallProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = partners.find(({ id }) => id === openId);
  if (partners.length === 0) return null;
  return (
    <section className="partners section" aria-labelledby="titre-partenaires">
      <div className="wrap">
        <SectionHeading
          id="titre-partenaires"
          link={{ to: "/contacts", label: "Devenir partenaire" }}
        >
          Ils courent avec nous
        </SectionHeading>
        <ul className="partner-grid rows">
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerTile partner={partner} onOpen={() => setOpenId(partner.id)} />
            </li>
          ))}
        </ul>
        {children}
      </div>
      {open && <LogoViewer partner={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

/** Without scripts the link opens the logo by itself; a partner without one leads to its site. */
function PartnerTile({ partner, onOpen }: { partner: WallPartner; onOpen: () => void }) {
  const { name, logo_url: logo, isOnDark, link } = partner;
  const words = <span className="partner-name">{name}</span>;
  if (!logo) {
    return link ? (
      <a className="partner-tile" href={link} rel="external">
        {words}
      </a>
    ) : (
      <span className="partner-tile">{words}</span>
    );
  }
  return (
    <a
      className={classNames("partner-tile", isOnDark && "logo-dark")}
      href={derivedUrl(logo, 1280, "webp")}
      aria-label={`Agrandir le logo\u00a0: ${name}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Picture src={logo} alt="" sizes="15rem" widths={[160, 320, 480]} placeholder={name} />
    </a>
  );
}

function LogoViewer({ partner, onClose }: { partner: WallPartner; onClose: () => void }) {
  return (
    <LightboxFrame
      label={`Logo\u00a0: ${partner.name}`}
      className="lightbox-plate"
      onClose={onClose}
    >
      <figure>
        <div className={classNames("logo-plate", partner.isOnDark && "logo-dark")}>
          <Picture src={partner.logo_url} alt={partner.name} sizes="46rem" priority />
        </div>
        <figcaption>
          {partner.name}
          {partner.link && (
            <>
              {" — "}
              <a className="logo-site" href={partner.link} rel="external">
                Voir le site
                <Icon name="external" size={16} />
              </a>
            </>
          )}
        </figcaption>
      </figure>
    </LightboxFrame>
  );
}
