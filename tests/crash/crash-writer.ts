import { writeSync } from "node:fs";
import sharp from "sharp";
import { type ArticleCover, type ArticleValues, article } from "~/features/articles/article";
import { saveArticle } from "~/features/articles/save-article.server";
import { storeMessage } from "~/features/contact/messages.server";
import { parseMediaUrl } from "~/lib/media-url";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { openSite, type Site } from "../../server/services.server";
import type { Acknowledgement } from "./acknowledgement";

/** Opens the site of its environment, then writes for ever: whatever it says was written must outlive its being killed. */
const site = await openSite(process.env, "served");
say({ kind: "open" });
for (;;) {
  await publishArticle(site);
  await receiveMessage(site);
}

async function publishArticle(site: Site): Promise<void> {
  const id = newId();
  const cover = await addCover(site, id);
  const first = {
    ...emptyValues(article),
    title: `Une actualité ${id}`,
    content: "<p>Du texte.</p>",
    cover,
  };
  await save(site, { id, version: 0, values: first });
  for (const version of [1, 2]) {
    const values = { ...first, title: `Version ${version + 1} de ${id}` };
    await save(site, { id, version, values });
  }
}

async function addCover(site: Site, articleId: string): Promise<ArticleCover> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 320, height: 200, channels: 3, background: "#4a7", noise } as const;
  const stored = await storeImage(site, {
    target: { kind: "article", articleId },
    source: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
    fileName: "cross.jpg",
    quality: "normal",
    uploadedBy: null,
    now: new Date(),
  });
  const path = parseMediaUrl(stored.url)?.path ?? "";
  say({ kind: "image", path, byteSize: stored.byteSize });
  return { url: stored.url, alt: "Un départ", focusX: 50, focusY: 50, isDecorative: false };
}

/** As the contact form does: the message and the mail that carries it. */
async function receiveMessage(site: Site): Promise<void> {
  const submissionId = newId();
  const text = `Bonjour,\nnous serions deux (${submissionId}).`;
  const stored = await storeMessage(site.database, {
    submissionId,
    name: "Zoé Durand",
    email: "zoe@exemple.fr",
    title: "Essayer la marche nordique",
    message: text,
    to: "contact@les-pins.example",
    recaptchaToken: "",
    now: new Date(),
  });
  if (stored.kind !== "stored" || !stored.mailId) throw new Error(JSON.stringify(stored));
  say({ kind: "message", id: stored.messageId, mailId: stored.mailId, text });
}

type Write = { id: string; version: number; values: ArticleValues };

async function save(site: Site, write: Write): Promise<void> {
  const saved = await saveArticle(site.database, {
    ...write,
    publication: { status: "published", from: null, until: null },
    intent: "save",
    userId: null,
    now: new Date(),
  });
  if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
  const { version, values } = saved.article;
  say({ kind: "article", id: write.id, version, title: values.title });
}

/** Written before anything else happens: what is in the pipe is there for who reads it after a kill. */
function say(line: Acknowledgement): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
