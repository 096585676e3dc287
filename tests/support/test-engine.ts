/** The database engine that a project's global setup prepared, as its workers receive it. */
export type TestEngine =
  | { kind: "sqlite"; description: string; template: string }
  | { kind: "postgres"; description: string; server: string; template: string; reset: string }
  | { kind: "pglite"; description: string; template: string; reset: string };

declare module "vitest" {
  interface ProvidedContext {
    testEngine: TestEngine;
  }
}
