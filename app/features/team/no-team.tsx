import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import mark from "~club/art/brand/mark.svg";

/** Stands for a list of people that volunteers have not filled in yet. */
export function NoTeam({ title, children }: { title: string; children: string }) {
  return (
    <div className="panel team-empty">
      <EmptyState
        picture={<img src={mark} alt="" width="60" height="72" />}
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
