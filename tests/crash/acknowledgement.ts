/** What the writer of the crash test says it has done, one JSON line each. */
export type Acknowledgement =
  | { kind: "open" }
  | { kind: "image"; path: string; byteSize: number }
  | { kind: "article"; id: string; version: number; title: string }
  | { kind: "message"; id: string; mailId: string; text: string };
