/** Three rings that hold each other: three people, three loops, one bracelet. */
export function Bracelets({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 600 480" fill="none" aria-hidden="true">
      <circle className="bracelet-1" cx="380" cy="240" r="204" strokeWidth="22" />
      <circle className="bracelet-2" cx="170" cy="130" r="110" strokeWidth="18" />
      <circle className="bracelet-3" cx="190" cy="370" r="92" strokeWidth="14" />
    </svg>
  );
}
