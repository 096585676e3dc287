import { afterEach, expect, test } from "vitest";
import { EnvironmentError } from "~/platform/environment.server";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { openPostgresDoor, PRIVATE_AUTHORITY } from "~tests/support/tls-postgres";
import { openSite } from "./services.server";

let door: Awaited<ReturnType<typeof openPostgresDoor>> | undefined;
afterEach(async () => {
  await door?.close();
  door = undefined;
});

/** The sentence that stops the start. */
async function sentenceAtStart(query: string, { host = "localhost", isEncrypted = true } = {}) {
  door = await openPostgresDoor({ isEncrypted });
  const failure = await openSite(
    {
      LOG_LEVEL: "silent",
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: `postgres://club:secret@${host}:${door.port}/club?${query}`,
    },
    "served",
  ).catch((error: unknown) => error);
  if (!(failure instanceof EnvironmentError)) throw new Error(`Not refused clearly: ${failure}`);
  expect(failure.message).not.toContain("secret");
  return failure.message;
}

test.each(["sslmode=require", "sslmode=verify-full", "ssl=true"])(
  "a database whose certificate is of a private authority is refused in French, by %s",
  async (query) => {
    const sentence = await sentenceAtStart(query);
    expect(sentence).toContain(
      "La base de données ne s’ouvre pas à l’adresse DATABASE_URL (le certificat de ce serveur vient d’une autorité que ce programme ne connaît pas",
    );
    expect(sentence).toContain(
      "Le certificat est vérifié avec sslmode=require aussi\u00a0: écrivez dans DATABASE_URL sslmode=verify-full&sslrootcert=/chemin/autorite.pem, le fichier de cette autorité.",
    );
  },
);

test("the setting that the sentence names opens the door", async () => {
  const sentence = await sentenceAtStart(`sslmode=verify-full&sslrootcert=${PRIVATE_AUTHORITY}`);
  expect(sentence).toContain("Connection terminated");
  expect(sentence).not.toMatch(/certificat|sslmode/);
});

test("a file of an authority that is not there is said as one", async () => {
  const sentence = await sentenceAtStart("sslmode=require&sslrootcert=/nulle/part.pem");
  expect(sentence).toContain(
    "Le fichier que nomme sslrootcert dans DATABASE_URL n’a pas pu être lu.",
  );
  expect(sentence).toContain("/nulle/part.pem");
});

test("a certificate of another name is said as one", async () => {
  const query = `sslmode=require&sslrootcert=${PRIVATE_AUTHORITY}`;
  const sentence = await sentenceAtStart(query, { host: "127.0.0.1" });
  expect(sentence).toContain("le certificat de ce serveur est celui d’un autre nom");
});

test("a server without TLS says that sslmode asks for it", async () => {
  const sentence = await sentenceAtStart("sslmode=require", { isEncrypted: false });
  expect(sentence).toContain("ce serveur ne chiffre pas ses connexions");
  expect(sentence).toContain("sslmode");
});
