import { useEffect, useState } from "react";
import { type LogoGround, neededGround } from "~/lib/logo-ground";
import { derivedUrl } from "~/lib/media-url";
import { Button } from "~/ui/button";

const WORDS = {
  dark: {
    reason: "Ce logo est presque blanc\u00a0: sur un fond clair, on ne le verrait pas.",
    take: "Mettre un fond foncé",
  },
  light: {
    reason: "Ce logo est très sombre\u00a0: sur un fond foncé, on ne le verrait pas.",
    take: "Mettre un fond clair",
  },
} as const;

export type ChosenGround = { value: LogoGround; onChange: (ground: LogoGround) => void };

type LogoProposalProps = { url: string | null; ground: ChosenGround };

/** Says that a logo would not be seen on its ground, and proposes the other one. */
export function LogoProposal({ url, ground }: LogoProposalProps) {
  const needed = useNeededGround(url);
  const isUnseen = needed !== null && needed !== ground.value;
  return (
    <div role="status">
      {isUnseen && (
        <div className="admin-stack">
          <p className="admin-note">{WORDS[needed].reason}</p>
          <div className="admin-row">
            <Button variant="soft" size="sm" onClick={() => ground.onChange(needed)}>
              {WORDS[needed].take}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The ground that the pixels of a stored logo ask for; null for either, and until they are measured. */
function useNeededGround(url: string | null): LogoGround | null {
  const [measured, setMeasured] = useState<{ url: string; ground: LogoGround | null } | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setMeasured({ url, ground: groundOf(image) });
    image.src = derivedUrl(url, 160, "webp");
    return () => {
      image.onload = null;
    };
  }, [url]);
  return measured?.url === url ? (measured?.ground ?? null) : null;
}

function groundOf(image: HTMLImageElement): LogoGround | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context || width === 0) return null;
  context.drawImage(image, 0, 0);
  return neededGround(context.getImageData(0, 0, width, height).data);
}
