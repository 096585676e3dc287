import type { Storage, StoredFile } from "~/platform/storage/storage";

/** A `Storage` that forgets; `files` lets a test look. */
export class MemoryStorage implements Storage {
  readonly files = new Map<string, StoredFile>();

  async write(path: string, file: StoredFile): Promise<void> {
    this.files.set(path, { body: file.body.slice(), mediaType: file.mediaType });
  }

  async read(path: string): Promise<StoredFile | null> {
    const file = this.files.get(path);
    return file ? { body: file.body.slice(), mediaType: file.mediaType } : null;
  }

  async delete(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.files.delete(path);
  }

  async check(): Promise<void> {}
}
