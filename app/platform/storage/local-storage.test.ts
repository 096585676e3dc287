import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { openLocalStorage } from "./local-storage.server";
import { StorageError } from "./storage-error";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const file = (text: string) => ({ body: new TextEncoder().encode(text), mediaType: "image/jpeg" });

describe("openLocalStorage", () => {
  it("gives back what was written, under the type of its extension", async () => {
    const storage = openLocalStorage(folder);
    await storage.write("articles/a1/photo-1.webp", file("one"));
    await storage.write("articles/a1/photo-1.webp", file("two"));
    const stored = await storage.read("articles/a1/photo-1.webp");
    expect(stored?.mediaType).toBe("image/webp");
    expect(new TextDecoder().decode(stored?.body)).toBe("two");
    expect(await readdir(join(folder, ".tmp"))).toEqual([]);
  });

  it("knows no file that is not there, and deletes twice without complaint", async () => {
    const storage = openLocalStorage(folder);
    expect(await storage.read("gallery/none.jpg")).toBeNull();
    await storage.write("gallery/a.jpg", file("a"));
    await storage.delete(["gallery/a.jpg", "gallery/b.jpg"]);
    await storage.delete(["gallery/a.jpg"]);
    expect(await storage.read("gallery/a.jpg")).toBeNull();
  });

  it.each([
    "../secret.jpg",
    "articles/../../secret.jpg",
    "articles/.hidden.jpg",
    "articles//x.jpg",
    "articles/A.jpg",
    "articles/a\\b.jpg",
    "articles/a\0.jpg",
    "articles",
    "elsewhere/a.jpg",
    "/etc/passwd",
    "articles/a/b/c/d.jpg",
  ])("refuses the path %j", async (path) => {
    const storage = openLocalStorage(folder);
    await expect(storage.read(path)).rejects.toThrow(TypeError);
    await expect(storage.write(path, file("x"))).rejects.toThrow(TypeError);
    await expect(storage.delete([path])).rejects.toThrow(TypeError);
  });

  it("follows no symbolic link, neither to a file nor to a folder", async () => {
    const outside = temporaryFolder();
    await writeFile(join(outside, "secret.jpg"), "secret");
    await mkdir(join(folder, "gallery"), { recursive: true });
    await symlink(join(outside, "secret.jpg"), join(folder, "gallery", "link.jpg"));
    await symlink(outside, join(folder, "articles"));
    const storage = openLocalStorage(folder);
    expect(await storage.read("gallery/link.jpg")).toBeNull();
    expect(await storage.read("articles/secret.jpg")).toBeNull();
    await expect(storage.write("articles/new.jpg", file("x"))).rejects.toThrow(StorageError);
    await storage.write("gallery/link.jpg", file("mine"));
    await storage.delete(["articles/secret.jpg", "gallery/link.jpg"]);
    expect(await readFile(join(outside, "secret.jpg"), "utf8")).toBe("secret");
  });

  it("says that it is unavailable when the folder cannot be made", async () => {
    await writeFile(join(folder, "plain"), "");
    const storage = openLocalStorage(join(folder, "plain", "files"));
    await expect(storage.check()).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("checks a folder that works and leaves nothing in it", async () => {
    await openLocalStorage(folder).check();
    expect(await readdir(folder)).toEqual([".tmp"]);
  });
});
