import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { SECTIONS } from "~club/sections";

/** The sections of the club as the lanes of the track. */
export function StartLine() {
  return (
    <nav className="startline" id="sections" aria-label="Les six sections du club">
      <ul>
        {SECTIONS.map(({ slug, name, audience, lane, path }) =>
          path && lane ? (
            <li key={slug}>
              <Link to={path}>
                <span className="startline-name">
                  <b>{name}</b>
                  <small>{audience}</small>
                </span>
                <span className="startline-no" aria-hidden="true">
                  {lane}
                  <Icon name="arrow-right" size={28} />
                </span>
                <span className="startline-go">
                  <Icon name="chevron-right" size={22} />
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
