import { useCallback, useEffect, useRef, useState } from "react";
import { deferred } from "~/lib/deferred";
import type { FocusPoint } from "~/lib/pictures";
import { Button } from "~/ui/button";
import { useFramingUnderWay } from "~/ui/form-session";
import type { CompressedImage } from "./compress-picture";
import { FocalPoint } from "./focal-point";
import type { AskFraming } from "./use-image-uploads";

/** A portrait that waits for its frame. */
type Framing = { preview: CompressedImage; choose: (focus: FocusPoint) => void };

/** What to ask with, and what is being asked; null for nothing. */
export function useFraming(): { framing: Framing | null; askFraming: AskFraming } {
  const [framing, setFraming] = useState<Framing | null>(null);
  const askFraming = useCallback<AskFraming>((preview, signal) => {
    const { promise, resolve, reject } = deferred<FocusPoint>();
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    setFraming({ preview, choose: resolve });
    return promise.finally(() => {
      signal.removeEventListener("abort", stop);
      setFraming(null);
    });
  }, []);
  return { framing, askFraming };
}

/** Where one says what of a photo is the portrait: by touch, mouse or arrow keys. */
export function PortraitFraming({ preview, choose }: Framing) {
  const [focus, setFocus] = useState<FocusPoint>({ x: 50, y: 50 });
  const url = useObjectUrl(preview.blob);
  const box = useRef<HTMLElement>(null);
  useFramingUnderWay(() => choose(focus));
  useEffect(() => {
    if (url) box.current?.querySelector<HTMLElement>("[role=slider]")?.focus();
  }, [url]);
  if (!url) return null;
  return (
    <section className="drop-framing" aria-label="Cadrer la photo" ref={box}>
      <p className="admin-note">
        Glissez le point jaune sur le visage, ou déplacez-le avec les flèches{"\u00a0"}: le site
        montre le carré clair.
      </p>
      <FocalPoint
        url={url}
        size={preview}
        ratio={1}
        frameLabel="Cadre du portrait"
        {...focus}
        onChange={(x, y) => setFocus({ x, y })}
      />
      <div className="admin-row">
        <Button size="sm" onClick={() => choose(focus)}>
          Utiliser ce cadrage
        </Button>
      </div>
    </section>
  );
}

function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
