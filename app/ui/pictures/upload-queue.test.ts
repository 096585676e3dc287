import { describe, expect, it } from "vitest";
import type { UploadedImage } from "~/lib/pictures";
import { UploadError } from "./upload-image";
import { type PreparedFile, UploadQueue, type Watch } from "./upload-queue";

type Order = { name: string };

const imageOf = (name: string): UploadedImage => ({
  url: name,
  thumbnailUrl: null,
  width: 1,
  height: 1,
  byteSize: 1,
  isOneColour: name === "blanc.png",
});

/** Each step of each file waits until the test lets it go on. */
function openQueue(concurrency = 2) {
  const prepared = new Map<string, PromiseWithResolvers<PreparedFile> & { watch: Watch }>();
  const sent = new Map<string, PromiseWithResolvers<UploadedImage> & { watch: Watch }>();
  const waits: { seconds: number; end: () => void }[] = [];
  const delivered: string[] = [];
  const notices: (string | null)[] = [];
  const queue = new UploadQueue<Order>(
    {
      prepare({ name }, watch) {
        const step = { ...Promise.withResolvers<PreparedFile>(), watch };
        prepared.set(name, step);
        return step.promise;
      },
      send({ name }, _, watch) {
        const step = { ...Promise.withResolvers<UploadedImage>(), watch };
        sent.set(name, step);
        return step.promise;
      },
      remark: ({ isOneColour }) => (isOneColour ? "Une seule couleur." : null),
      wait(seconds, signal) {
        const step = Promise.withResolvers<void>();
        waits.push({ seconds, end: step.resolve });
        signal.addEventListener("abort", () => step.reject(signal.reason));
        return step.promise;
      },
      deliver(image, _, notice) {
        delivered.push(image.url);
        notices.push(notice);
      },
    },
    concurrency,
  );
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const prepare = async (name: string, notice: string | null = null) => {
    prepared.get(name)?.resolve({ blob: new Blob(), notice });
    await settle();
  };
  const send = async (name: string) => {
    sent.get(name)?.resolve(imageOf(name));
    await settle();
  };
  const lines = () => queue.snapshot().map(({ name, phase }) => `${name} ${phase}`);
  return { queue, prepared, sent, waits, delivered, notices, prepare, send, settle, lines };
}

const orders = (...names: string[]) => names.map((name) => ({ name }));

describe("UploadQueue", () => {
  it("takes two at once", async () => {
    const { queue, prepared, prepare, send, lines } = openQueue();
    queue.add(orders("a", "b", "c"));
    expect([...prepared.keys()]).toEqual(["a", "b"]);
    await prepare("a");
    expect(lines()).toEqual(["a sending", "b preparing", "c unstarted"]);
    expect(prepared.has("c")).toBe(false);
    await send("a");
    expect(lines()[0]).toBe("a done");
    expect(prepared.has("c")).toBe(true);
  });

  it("hands over in the order of choosing, whichever arrives first", async () => {
    const { queue, delivered, prepare, send } = openQueue();
    queue.add(orders("a", "b"));
    await prepare("a");
    await prepare("b");
    await send("b");
    expect(delivered).toEqual([]);
    await send("a");
    expect(delivered).toEqual(["a", "b"]);
  });

  it("goes from 0 to 1 over both phases", async () => {
    const { queue, prepared, sent, prepare, send } = openQueue();
    queue.add(orders("a"));
    const progress = () => queue.snapshot()[0]?.progress;
    prepared.get("a")?.watch.onProgress(0.5);
    expect(progress()).toBeCloseTo(0.2);
    await prepare("a", "moves");
    expect(progress()).toBeCloseTo(0.4);
    expect(queue.snapshot()[0]?.notice).toBe("moves");
    sent.get("a")?.watch.onProgress(0.5);
    expect(progress()).toBeCloseTo(0.7);
    await send("a");
    expect(progress()).toBe(1);
  });

  it("never shows what the browser or our own code says in English", async () => {
    const { queue, prepared, settle } = openQueue();
    queue.add(orders("a"));
    prepared.get("a")?.reject(new TypeError("Cannot read properties of null at main.js:1:20"));
    await settle();
    expect(queue.snapshot()[0]?.error).toBe("L’image n’a pas pu être envoyée. Réessayez.");
  });

  it("stops no other when one fails, and tries that one again without preparing it twice", async () => {
    const { queue, prepared, sent, delivered, prepare, send, settle, lines } = openQueue();
    queue.add(orders("a", "b"));
    await prepare("a");
    await prepare("b");
    sent.get("a")?.reject(new UploadError("La connexion a été coupée."));
    await settle();
    await send("b");
    expect(lines()).toEqual(["a failed", "b done"]);
    expect(queue.snapshot()[0]?.error).toBe("La connexion a été coupée.");
    expect(delivered).toEqual(["b"]);
    prepared.clear();
    queue.retry(1);
    await settle();
    expect(prepared.size).toBe(0);
    await send("a");
    expect(delivered).toEqual(["b", "a"]);
  });

  it("offers no second try of a file that would be refused again", async () => {
    const { queue, prepared, settle } = openQueue();
    queue.add(orders("a", "b"));
    prepared.get("a")?.reject(Object.assign(new Error("Format."), { isLasting: true }));
    prepared.get("b")?.reject(new Error("La connexion a été coupée."));
    await settle();
    expect(queue.snapshot().map(({ canRetry }) => canRetry)).toEqual([false, true]);
    prepared.clear();
    queue.retry(1);
    queue.retry(2);
    expect([...prepared.keys()]).toEqual(["b"]);
  });

  it("hands over what there is to know of a picture with it", async () => {
    const { queue, notices, prepare, send } = openQueue();
    queue.add(orders("a", "b"));
    await prepare("a", "moves");
    await prepare("b");
    await send("a");
    await send("b");
    expect(notices).toEqual(["moves", null]);
  });

  describe("a server that has no room yet", () => {
    const noRoom = () => new UploadError("Réessayez.", { retryAfterSeconds: 10 });

    it("is asked again by itself after the time that it says, without preparing the file twice", async () => {
      const { queue, sent, waits, delivered, prepare, send, settle, lines } = openQueue(1);
      queue.add(orders("a", "b"));
      await prepare("a");
      sent.get("a")?.watch.onProgress(1);
      sent.get("a")?.reject(noRoom());
      await settle();
      expect(lines()).toEqual(["a waiting", "b unstarted"]);
      expect(queue.snapshot()[0]).toMatchObject({ error: null, progress: 0.4 });
      expect(waits.map(({ seconds }) => seconds)).toEqual([10]);
      waits[0]?.end();
      await settle();
      expect(lines()[0]).toBe("a sending");
      await send("a");
      expect(delivered).toEqual(["a"]);
    });

    it("is asked five times, then again by a person", async () => {
      const { queue, sent, waits, prepare, settle, lines } = openQueue();
      queue.add(orders("a"));
      await prepare("a");
      for (let turn = 0; turn < 6; turn += 1) {
        sent.get("a")?.reject(noRoom());
        await settle();
        waits[turn]?.end();
        await settle();
      }
      expect(waits).toHaveLength(5);
      expect(lines()).toEqual(["a failed"]);
      expect(queue.snapshot()[0]).toMatchObject({ error: "Réessayez.", canRetry: true });
      queue.retry(1);
      await settle();
      sent.get("a")?.reject(noRoom());
      await settle();
      expect(waits).toHaveLength(6);
    });

    it("is not asked again for a file that is cancelled meanwhile", async () => {
      const { queue, sent, waits, prepare, settle, lines } = openQueue(1);
      queue.add(orders("a", "b"));
      await prepare("a");
      sent.get("a")?.reject(noRoom());
      await settle();
      sent.clear();
      queue.cancel(1);
      await settle();
      waits[0]?.end();
      await settle();
      expect(sent.size).toBe(0);
      expect(lines()).toEqual(["b preparing"]);
    });
  });

  it("says what there is to know of the stored picture, beside what was known before", async () => {
    const { queue, notices, prepare, send } = openQueue();
    queue.add(orders("blanc.png", "photo.jpg"));
    await prepare("blanc.png", "Animé.");
    await send("blanc.png");
    await prepare("photo.jpg");
    await send("photo.jpg");
    expect(notices).toEqual(["Animé. Une seule couleur.", null]);
  });

  it("cancels what is on its way and lets the next one begin", async () => {
    const { queue, prepared, delivered, prepare, send, settle, lines } = openQueue(1);
    queue.add(orders("a", "b"));
    queue.cancel(1);
    expect(prepared.get("a")?.watch.signal.aborted).toBe(true);
    await settle();
    await prepare("a");
    expect(lines()).toEqual(["b preparing"]);
    await prepare("b");
    await send("b");
    expect(delivered).toEqual(["b"]);
  });

  it("forgets those that arrived when others are added, and all when it is left", async () => {
    const { queue, prepared, prepare, send, lines } = openQueue();
    queue.add(orders("a"));
    await prepare("a");
    await send("a");
    queue.add(orders("b"));
    expect(lines()).toEqual(["b preparing"]);
    queue.cancelAll();
    expect(prepared.get("b")?.watch.signal.aborted).toBe(true);
    expect(lines()).toEqual([]);
  });
});
