import { expect, test } from "vitest";
import { EnvironmentError } from "~/platform/environment.server";
import { startFailure } from "./start-failure";

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

test.for([
  [
    failed("canceling statement due to lock timeout", "55P03"),
    /une autre opération retient la base de données .*lock timeout/,
  ],
  [
    Object.assign(new Error("database is locked"), { errcode: 5 }),
    /un autre programme retient le fichier .*database is locked/,
  ],
  [failed("no space left on device", "ENOSPC"), /plus de place sur le disque/],
] as const)("a start that fails by %s says so in French", ([error, sentence]) => {
  const said = startFailure(error);
  expect(said).toBeInstanceOf(EnvironmentError);
  expect(String(said)).toMatch(sentence);
});

test("a start on a disk that may be full says where to read how room is made", () => {
  for (const error of [
    failed("no space left on device", "ENOSPC"),
    Object.assign(new Error("database or disk is full"), { errcode: 13 }),
    Object.assign(new Error("disk I/O error"), { errcode: 10 }),
  ]) {
    expect(String(startFailure(error))).toMatch(
      /\)\. Si le disque est plein, docs\/upkeep\.md dit/,
    );
  }
  // The disk of a PostgreSQL is another machine's.
  expect(String(startFailure(failed("could not extend file", "53100")))).not.toContain("upkeep");
});

test("any other failure, and one that says itself already, is told as it is", () => {
  for (const error of [new Error("a bug"), new EnvironmentError("AUTH_SECRET\u00a0: court.")]) {
    expect(startFailure(error)).toBe(error);
  }
});
