import { createContext, type RouterContextProvider } from "react-router";
import type { Database, DatabaseTransaction } from "./database/database.server";
import type { Environment } from "./environment.server";
import type { Log } from "./log.server";
import type { Storage } from "./storage/storage";

/** What is worked out once for each state of the content, and goes stale when pages do. */
export type ContentMemo = {
  /**
   * What `make` gave for the content as it is, or gives now, once however many ask meanwhile. A key
   * stands for one `make`. Rejects with what `make` rejects with; it is then tried again.
   */
  get<T>(key: string, make: (now: Date) => Promise<T>): Promise<T>;
};

/** What a route needs of the process, handed to it with each request. */
export type Services = {
  environment: Environment;
  database: Database;
  storage: Storage;
  /** Signs sessions; from the environment or made at first start. */
  authSecret: string;
  /** Adds to the rows of a restored archive what a start of the site would add. */
  fillRestoredRows: (trx: DatabaseTransaction) => Promise<void>;
  /** Carries the request's id. */
  log: Log;
  requestId: string;
  /** The visitor's address as far as the configured proxies can be trusted. */
  clientAddress: string;
  /** Whether only the headers of the answer are asked for (HEAD): routes get a GET, so that they are the same. */
  isHead: boolean;
  /** The time of the request. */
  now: Date;
  /** What was worked out for the content as it is, shared by all requests. */
  contentMemo: ContentMemo;
};

export const servicesContext = createContext<Services>();

/** The services of the request that `context` belongs to. */
export function services(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
