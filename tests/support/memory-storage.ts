import { receiveFile } from "~/platform/storage/incoming-file";
import type { FileStream, ListedFile, Storage, StoredFile } from "~/platform/storage/storage";

/** A `Storage` that forgets; `files` lets a test look. */
export class MemoryStorage implements Storage {
  readonly files = new Map<string, StoredFile>();

  async write(path: string, file: StoredFile): Promise<void> {
    this.files.set(path, { body: file.body.slice(), mediaType: file.mediaType });
  }

  async writeStream(path: string, file: FileStream): Promise<void> {
    const chunks: Uint8Array[] = [];
    await receiveFile(file, async (incoming) => {
      for await (const chunk of incoming) chunks.push(chunk);
    });
    await this.write(path, {
      body: new Uint8Array(Buffer.concat(chunks)),
      mediaType: file.mediaType,
    });
  }

  async read(path: string): Promise<StoredFile | null> {
    const file = this.files.get(path);
    return file ? { body: file.body.slice(), mediaType: file.mediaType } : null;
  }

  async openRead(path: string): Promise<FileStream | null> {
    const file = this.files.get(path);
    if (!file) return null;
    const { body, mediaType } = file;
    return { stream: new Blob([body]).stream(), byteSize: body.byteLength, mediaType };
  }

  async *list(): AsyncGenerator<ListedFile, void> {
    for (const [path, file] of this.files) yield { path, byteSize: file.body.byteLength };
  }

  async delete(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.files.delete(path);
  }

  async check(): Promise<void> {}
}
