import type { UploadedImage } from "~/lib/pictures";
import { RETRIES } from "~/lib/request-failure";
import { sentenceFor } from "~/lib/told-error";

/** `waiting`: the server has no room yet, and is asked again after a while. */
export type UploadPhase = "unstarted" | "preparing" | "sending" | "waiting" | "done" | "failed";

/** Whether leaving the screen now would stop it. */
export function isUnderWay(phase: UploadPhase): boolean {
  return phase !== "done" && phase !== "failed";
}

/** A file on its way, as the screen shows it; `progress` goes from 0 to 1 over both phases. */
export type UploadState = {
  id: number;
  name: string;
  phase: UploadPhase;
  progress: number;
  error: string | null;
  /** Whether sending the same file again may go better. */
  canRetry: boolean;
  /** Something to know that is no error (a moving picture). */
  notice: string | null;
};

export type PreparedFile = { blob: Blob; notice: string | null };

export type UploadWork<Order> = {
  prepare(order: Order, watch: Watch): Promise<PreparedFile>;
  send(order: Order, prepared: PreparedFile, watch: Watch): Promise<UploadedImage>;
  /** Something to know of what was stored, that is no error. */
  remark(image: UploadedImage): string | null;
  /** Rejects when the signal aborts. */
  wait(seconds: number, signal: AbortSignal): Promise<void>;
  /** Called in the order in which the files were chosen, however they arrive. */
  deliver(image: UploadedImage, order: Order, notice: string | null): void;
};

export type Watch = { signal: AbortSignal; onProgress: (progress: number) => void };

/** A failure that the same file meets each time (its format, its weight) says so in `isLasting`. */
function isLasting(error: unknown): boolean {
  return error instanceof Error && "isLasting" in error && error.isLasting === true;
}

/** A failure that may pass by itself says in `retryAfterSeconds` when to send the file again. */
function retryDelay(error: unknown): number | null {
  if (!(error instanceof Error) || !("retryAfterSeconds" in error)) return null;
  return typeof error.retryAfterSeconds === "number" ? error.retryAfterSeconds : null;
}

type Job<Order> = {
  state: UploadState;
  order: Order;
  prepared: PreparedFile | null;
  result: UploadedImage | null;
  delivered: boolean;
  running: AbortController | null;
};

/** Preparing takes this part of the bar, sending the rest. */
const PREPARING = 0.4;
const FALLBACK = "L’image n’a pas pu être envoyée. Réessayez.";

/** Several files, so many at once; one that fails stops none of the others. */
export class UploadQueue<Order> {
  readonly #work: UploadWork<Order>;
  readonly #concurrency: number;
  readonly #listeners = new Set<() => void>();
  #jobs: Job<Order>[] = [];
  #states: readonly UploadState[] = [];
  #lastId = 0;

  constructor(work: UploadWork<Order>, concurrency = 2) {
    this.#work = work;
    this.#concurrency = concurrency;
  }

  /** Puts files at the end; those that arrived before leave the list. */
  add(orders: readonly (Order & { name: string })[]): void {
    this.#jobs = this.#jobs.filter((job) => !job.delivered);
    for (const order of orders) {
      this.#lastId += 1;
      this.#jobs.push(newJob(this.#lastId, order));
    }
    this.#publish();
    this.#startNext();
  }

  retry(id: number): void {
    const job = this.#find(id);
    if (job?.state.phase !== "failed" || !job.state.canRetry) return;
    this.#update(job, { phase: "unstarted", progress: 0, error: null });
    this.#startNext();
  }

  /** Stops a file that is on its way and takes it off the list. */
  cancel(id: number): void {
    const job = this.#find(id);
    job?.running?.abort();
    this.#jobs = this.#jobs.filter((other) => other !== job);
    this.#publish();
    this.#deliverInOrder();
    this.#startNext();
  }

  cancelAll(): void {
    for (const job of this.#jobs) job.running?.abort();
    this.#jobs = [];
    this.#publish();
  }

  readonly snapshot = (): readonly UploadState[] => this.#states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #find(id: number): Job<Order> | undefined {
    return this.#jobs.find(({ state }) => state.id === id);
  }

  #publish(): void {
    this.#states = this.#jobs.map((job) => job.state);
    for (const listener of this.#listeners) listener();
  }

  #update(job: Job<Order>, change: Partial<UploadState>): void {
    job.state = { ...job.state, ...change };
    this.#publish();
  }

  #startNext(): void {
    while (this.#jobs.filter((job) => job.running).length < this.#concurrency) {
      const next = this.#jobs.find(isUnstarted);
      if (!next) return;
      next.running = new AbortController();
      this.#update(next, { phase: "preparing" });
      void this.#run(next, next.running.signal).finally(() => this.#startNext());
    }
  }

  async #run(job: Job<Order>, signal: AbortSignal): Promise<void> {
    try {
      const update = (change: Partial<UploadState>) => this.#update(job, change);
      const result = await carryOut(this.#work, job, { signal, update });
      if (signal.aborted) return;
      job.result = result;
      job.running = null;
      const remarks = [job.state.notice, this.#work.remark(result)];
      const notice = remarks.filter(Boolean).join(" ") || null;
      this.#update(job, { phase: "done", progress: 1, notice });
    } catch (error) {
      if (signal.aborted) return;
      job.running = null;
      const sentence = sentenceFor(error, FALLBACK);
      this.#update(job, { phase: "failed", error: sentence, canRetry: !isLasting(error) });
    }
    this.#deliverInOrder();
  }

  #deliverInOrder(): void {
    for (const job of this.#jobs) {
      if (job.running || isUnstarted(job)) return;
      if (!job.result || job.delivered) continue;
      job.delivered = true;
      this.#work.deliver(job.result, job.order, job.state.notice);
    }
  }
}

function isUnstarted(job: Job<unknown>): boolean {
  return job.state.phase === "unstarted";
}

function newJob<Order extends { name: string }>(id: number, order: Order): Job<Order> {
  const state: UploadState = {
    id,
    name: order.name,
    phase: "unstarted",
    progress: 0,
    error: null,
    canRetry: true,
    notice: null,
  };
  return { state, order, prepared: null, result: null, delivered: false, running: null };
}

type Course = { signal: AbortSignal; update: (change: Partial<UploadState>) => void };

/** A prepared file is kept: trying again only sends. */
async function carryOut<Order>(
  work: UploadWork<Order>,
  job: Job<Order>,
  { signal, update }: Course,
): Promise<UploadedImage> {
  const report = (change: Partial<UploadState>) => {
    if (!signal.aborted) update(change);
  };
  job.prepared ??= await work.prepare(job.order, {
    signal,
    onProgress: (progress) => report({ progress: progress * PREPARING }),
  });
  const { notice } = job.prepared;
  for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
    report({ phase: "sending", progress: PREPARING, notice });
    try {
      return await work.send(job.order, job.prepared, {
        signal,
        onProgress: (progress) => report({ progress: PREPARING + progress * (1 - PREPARING) }),
      });
    } catch (error) {
      const seconds = retryDelay(error);
      if (seconds === null || retriesLeft === 0) throw error;
      report({ phase: "waiting", progress: PREPARING });
      await work.wait(seconds, signal);
    }
  }
}
