import { afterAll, describe, expect, it, vi } from "vitest";

// At its true cost: what other files of tests have imported hashes at none (vitest-setup.ts).
vi.doUnmock("node:crypto");
vi.resetModules();
const { BusyError } = await import("~/platform/work-queues");
const { hashPassword, passwordWork, verifyPassword } = await import("./password-hash.server");

afterAll(() => {
  vi.resetModules();
});

/** Stored by better-auth's own hashing, before the site did it. */
const STORED = [
  {
    password: "dix foulées plus loin",
    hash: "fb41ae2ee90c097b7ce1f9ad33a3b8b9:1637f74079c32c57a363ea1d6629ebf5a2b444c3ed252561c64ff3f62cbb0a090fcbf2d5f7997c80601e8f6668f279a102272a1e4905d0dad7835408c28afc18",
  },
  {
    password: "ﬁn de l’été 2026",
    hash: "32518b94d969cbaba6cceda281da5f0b:257286cefbc921caf19ba6dda32dc61e4524e65bbde3ffb2f141914e3014ab4baa4a7228cd2dd34f9c81de27d4d871c130a43cc1f193181f539fac643c5e50df",
  },
];

describe("what is stored of a password", () => {
  it.each(STORED)("recognises «$password», stored before", async ({ password, hash }) => {
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: password.normalize("NFD") })).toBe(true);
    expect(await verifyPassword({ hash, password: `${password} ` })).toBe(false);
  });

  it("is another one each time, and recognises its password alone", async () => {
    const [one, other] = await Promise.all([hashPassword("un club"), hashPassword("un club")]);
    expect(one).not.toBe(other);
    expect(await verifyPassword({ hash: one, password: "un club" })).toBe(true);
    expect(await verifyPassword({ hash: one, password: "un Club" })).toBe(false);
  });

  it.each(["", "a", "zz:zz", ":", "00:00"])(
    "that is damaged («%s») lets nobody in",
    async (hash) => {
      expect(await verifyPassword({ hash, password: "" })).toBe(false);
    },
  );

  it("is made beside the main thread, which goes on with other work", async () => {
    const order: string[] = [];
    const hashed = hashPassword("un club").then(() => order.push("hash"));
    setImmediate(() => order.push("page"));
    await hashed;
    expect(order).toEqual(["page", "hash"]);
  });

  it("is refused to whoever comes while too many wait", async () => {
    const open = Promise.withResolvers<void>();
    const held = Array.from({ length: 10 }, () => passwordWork.run(() => open.promise));
    await expect(hashPassword("un club")).rejects.toThrow(BusyError);
    open.resolve();
    await Promise.all(held);
    expect(await hashPassword("un club")).toContain(":");
  });
});
