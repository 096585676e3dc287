import type { Services } from "~/platform/services.server";
import type { DemoTable } from "./demo-rows";

/** A load of the demo content that is under way. */
export type DemoLoad = {
  site: Pick<Services, "database" | "storage" | "now">;
  /** Notes a row before it is made: what an interrupted load leaves is always known. */
  note(table: DemoTable, id: string): Promise<void>;
};

/** The accounts of the demo's authors, by key. */
export type Authors = ReadonlyMap<string, string>;
