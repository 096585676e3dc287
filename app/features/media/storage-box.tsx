type StorageBoxProps = { files: number; bytes: number; freeBytes: number };

const KB = 1024;
const TRACKS = [
  { path: "M12 76a58 58 0 0 1 116 0", colour: "var(--color-pin-500)" },
  { path: "M25 76a45 45 0 0 1 90 0", colour: "var(--color-pin-600)" },
  { path: "M38 76a32 32 0 0 1 64 0", colour: "var(--color-pin-700)" },
];

/** What a picture weighs when there is none to go by. */
const USUAL_BYTES = 400 * KB;

/** `1,2 Go` */
function bytesInFrench(bytes: number): string {
  const units = ["Ko", "Mo", "Go", "To"];
  let value = bytes / KB;
  let unit = 0;
  while (value >= KB && unit < units.length - 1) {
    value /= KB;
    unit += 1;
  }
  const digits = value < 10 ? 1 : 0;
  return `${value.toLocaleString("fr-FR", { maximumFractionDigits: digits })}\u00a0${units[unit]}`;
}

/** Two digits are as much as anybody can picture. */
function roughly(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.floor(count / step) * step;
}

/** How much room pictures take, and for how many more there is. */
export function StorageBox({ files, bytes, freeBytes }: StorageBoxProps) {
  const total = bytes + freeBytes;
  const percent = total > 0 ? Math.round((bytes / total) * 100) : 0;
  const more = roughly(freeBytes / Math.max(USUAL_BYTES, files > 0 ? bytes / files : 0));
  return (
    <section className="ad-box" aria-labelledby="place">
      <div className="ad-box-head">
        <h2 id="place">Place pour les photos</h2>
      </div>
      <div className="ad-store">
        <svg
          viewBox="0 0 140 84"
          role="img"
          aria-label={`Stockage utilisé\u00a0: ${percent}\u00a0%`}
        >
          {TRACKS.map(({ path, colour }) => (
            <g key={path} strokeWidth="9">
              <path d={path} stroke="var(--color-sable-200)" />
              <path d={path} stroke={colour} pathLength="100" strokeDasharray={`${percent} 100`} />
            </g>
          ))}
        </svg>
        <div>
          <b>
            {percent === 0 && bytes > 0 ? "< 1" : percent}
            {"\u00a0"}%
          </b>
          <p>
            {bytesInFrench(bytes)} sur {bytesInFrench(total)}
          </p>
        </div>
      </div>
      <p className="ad-note" style={{ marginTop: "0.9rem" }}>
        Il reste de la place pour environ {more.toLocaleString("fr-FR")} photos.
      </p>
    </section>
  );
}
