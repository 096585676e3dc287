import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Job, type JobSite, startJobs } from "./scheduler";

const log = { error: vi.fn(), warn: vi.fn() };
const site = {
  log,
  now: () => new Date(),
  database: { reach: { isLost: () => false } },
} as unknown as JobSite;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-10T10:00:03Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

function job(more: Partial<Job> = {}) {
  const run = vi.fn(async () => undefined);
  return { name: "essai", pattern: "*/10 * * * * *", run, ...more };
}

test("a job is done whenever its pattern says, and no more once the site stops", async () => {
  const often = job();
  const stop = startJobs(site, [often]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(often.run).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(often.run).toHaveBeenCalledTimes(3);
});

test("a pattern is read in the time of Paris", async () => {
  const nightly = job({ pattern: "0 30 2 * * *" });
  const stop = startJobs(site, [nightly]);
  vi.setSystemTime(new Date("2026-03-11T01:29:00Z"));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(nightly.run).toHaveBeenCalledOnce();
  await stop();
});

test("a clock that is set back by a day stops no job, nor puts its first check off", async () => {
  const often = job();
  const later = job({ firstAfterMs: 60_000 });
  const stop = startJobs(site, [often, later]);
  vi.setSystemTime(new Date("2026-03-09T10:00:03Z"));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(often.run).toHaveBeenCalled();
  expect(later.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(later.run).toHaveBeenCalled();
  await stop();
});

test("a job that fails is told, and done again at its next check", async () => {
  const failing = job({ run: vi.fn().mockRejectedValue(new Error("no")) });
  const stop = startJobs(site, [failing]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failing.run).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(2);
  await stop();
});

test("what fails at the stop is told too, unlike what the stop itself has cut short", async () => {
  log.error.mockClear();
  const lost = job({ alsoAt: ["stop"], run: vi.fn().mockRejectedValue(new Error("no")) });
  const cut = job({
    alsoAt: ["start"],
    run: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
  });
  const stop = startJobs(site, [lost, cut]);
  await stop();
  expect(log.error).toHaveBeenCalledOnce();
});
