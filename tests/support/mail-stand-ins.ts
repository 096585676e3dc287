import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A request that a stand-in for the sending provider recorded. */
export type RecordedSend = { path: string; contentType: string; body: Buffer };

export type EmailjsStandIn = {
  origin: string;
  received: RecordedSend[];
  /** How it answers from now on; 200 «OK» until then. */
  answer: (respond: (res: ServerResponse) => void) => void;
  close(): Promise<void>;
};

/** A stand-in for the e-mail sending provider, on a free port of this machine. */
export async function openEmailjsStandIn(): Promise<EmailjsStandIn> {
  const received: RecordedSend[] = [];
  let respond = (res: ServerResponse) => {
    res.writeHead(200, { "content-type": "text/plain" }).end("OK");
  };
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    const body = await buffer(req);
    received.push({
      path: req.url ?? "",
      contentType: req.headers["content-type"] ?? "",
      body,
    });
    respond(res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      respond = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type ReceivedMail = {
  /** The name that the sender greeted with (EHLO). */
  greeting: string;
  from: string;
  to: string[];
  mail: Email;
  source: string;
};

export type SmtpStandIn = {
  url: string;
  received: ReceivedMail[];
  /** From now on every mail is refused with this answer; null accepts again. */
  refuse(answer: { code: number; text: string } | null): void;
  /** From now on it takes mails and says nothing, until they are let go. */
  hold(): { count(): number; release(): void };
  close(): Promise<void>;
};

/** A real SMTP server that keeps what it is sent. */
export async function openSmtpStandIn(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  let refusal: { code: number; text: string } | null = null;
  let held = 0;
  let released = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    async onData(stream, session, done) {
      const source = await buffer(stream);
      held += 1;
      await released;
      if (refusal)
        return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        greeting: session.hostNameAppearsAs,
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(source),
        source: source.toString("latin1"),
      });
      done();
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      held = 0;
      return { count: () => held, release: resolve };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
