import { RouterContextProvider } from "react-router";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { type Services, servicesContext } from "~/platform/services.server";
import { createEmptyMemo } from "~server/cache/content-memo";
import { MemoryStorage } from "./memory-storage";

/** When tests happen, unless they say otherwise: 11h30 in Paris, on a Tuesday. */
export const TEST_NOW = new Date("2026-03-10T10:30:00.000Z");

/** The services of one request: files in memory, a silent log, a time that stands still. */
export function testServices(database: Database, overrides: Partial<Services> = {}): Services {
  return {
    environment: readEnvironment({
      NODE_ENV: "test",
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "silent",
      DEMO_CONTENT: "off",
    }),
    database,
    storage: new MemoryStorage(),
    authSecret: "a secret of tests, long enough to sign",
    fillRestoredRows: async () => undefined,
    log: createLog("silent"),
    requestId: newId(),
    clientAddress: "192.0.2.1",
    isHead: false,
    now: TEST_NOW,
    contentMemo: createEmptyMemo(() => overrides.now ?? TEST_NOW),
    ...overrides,
  };
}

/** The context that a loader or an action is called with. */
export function testContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}
