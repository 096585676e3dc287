/** A map that forgets what was asked for least recently when its values weigh more than `maxBytes`. */
export class ByteBoundedMap<T> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { value: T; bytes: number }>();
  #bytes = 0;
  /** The key asked for last: asked for again, it has nothing to overtake. */
  #latest: string | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** What all the values weigh. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (key === this.#latest) return entry.value;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#latest = key;
    return entry.value;
  }

  /** A value that alone weighs more than the whole is not kept. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#latest = key;
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
