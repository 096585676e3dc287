declare module "s3rver" {
  import type { Server } from "node:http";

  type PutObject = (object: { bucket: string; key: string }) => Promise<{ size: number }>;

  /** What the tests use of s3rver, which brings no types. */
  export default class S3rver {
    constructor(options: { address: string; port: number; directory: string; silent: boolean });
    readonly httpServer: Server;
    readonly logger: { close(): void };
    readonly store: { putObject: PutObject };
    run(): Promise<{ port: number }>;
  }
}
