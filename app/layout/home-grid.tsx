import type { ReactNode } from "react";

type HomeGridProps = {
  /** Left out when they cannot be read: the rest closes up. */
  news?: ReactNode;
  /** Left out when there is none: the rest closes up. */
  notice?: ReactNode;
  agenda?: ReactNode;
  social: ReactNode;
};

/** News beside the side column. The information comes first in the document, hence first on phones. */
export function HomeGrid({ news, notice, agenda, social }: HomeGridProps) {
  return (
    <div className="section">
      <div className="wrap home-grid">
        {notice && <div className="home-info">{notice}</div>}
        {news && <div className="home-news">{news}</div>}
        {agenda && <div className="home-agenda">{agenda}</div>}
        <div className="home-social">{social}</div>
      </div>
    </div>
  );
}
