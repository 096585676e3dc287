/** The red, green and blue of sRGB as its own profile has them (ICC, adapted to D50), and its grey curve. */
const PRIMARIES = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const;
const CURVES = ["rTRC", "gTRC", "bTRC"] as const;
/** Half of what the eye can tell: profiles of different makers round differently. */
const TOLERANCE = 0.005;

/**
 * Whether a colour profile (ICC.1:2022) has the colours of sRGB, which every reader assumes when
 * there is none. Looks at what it says of colours, not at its name: phones name theirs «Display P3
 * Gamut with sRGB Transfer». What is not understood counts as another.
 */
export function isSrgbProfile(profile: Uint8Array): boolean {
  try {
    const tags = readTags(profile);
    const hasPrimaries = Object.entries(PRIMARIES).every(([name, wanted]) => {
      const found = readXyz(tags.get(name));
      return wanted.every((value, axis) => isNear(found[axis], value));
    });
    return hasPrimaries && CURVES.every((name) => isSrgbCurve(tags.get(name)));
  } catch {
    return false;
  }
}

const HEADER = 128;
const MOST_TAGS = 100;

function readTags(profile: Uint8Array): Map<string, DataView> {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const tags = new Map<string, DataView>();
  const count = Math.min(view.getUint32(HEADER), MOST_TAGS);
  for (let at = HEADER + 4; at < HEADER + 4 + 12 * count; at += 12) {
    const start = profile.byteOffset + view.getUint32(at + 4);
    tags.set(nameAt(view, at), new DataView(profile.buffer, start, view.getUint32(at + 8)));
  }
  return tags;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

/** A signed number with sixteen bits after the point. */
function fixed(view: DataView, at: number): number {
  return view.getInt32(at) / 65_536;
}

function readXyz(tag: DataView | undefined): number[] {
  return tag ? [8, 12, 16].map((at) => fixed(tag, at)) : [];
}

function isSrgbCurve(tag: DataView | undefined): boolean {
  return (
    tag !== undefined &&
    [0.02, 0.25, 0.5, 0.75].every((value) => isNear(evaluate(tag, value), srgbToLinear(value)))
  );
}

function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** What a curve makes of a value from 0 to 1; NaN for a kind that is not known. */
function evaluate(tag: DataView, value: number): number {
  const type = nameAt(tag, 0);
  if (type === "curv") return evaluateTable(tag, value);
  if (type !== "para") return Number.NaN;
  const [g, a = 1, b = 0, c = 0, d = 0] = [12, 16, 20, 24, 28].map((at) =>
    at + 4 <= tag.byteLength ? fixed(tag, at) : 0,
  );
  switch (tag.getUint16(8)) {
    case 0:
      return value ** (g ?? 1);
    case 3:
      return value >= d ? (a * value + b) ** (g ?? 1) : c * value;
    default:
      return Number.NaN;
  }
}

function evaluateTable(tag: DataView, value: number): number {
  const count = tag.getUint32(8);
  if (count === 0) return value;
  if (count === 1) return value ** (tag.getUint16(12) / 256);
  const place = value * (count - 1);
  const [below, above] = [Math.floor(place), Math.ceil(place)].map(
    (index) => tag.getUint16(12 + 2 * index) / 65_535,
  );
  return (below ?? 0) + ((above ?? 0) - (below ?? 0)) * (place - Math.floor(place));
}

function isNear(found: number | undefined, wanted: number): boolean {
  return found !== undefined && Math.abs(found - wanted) < TOLERANCE;
}
