import type {
  EndReason,
  FromWorker,
  Full,
  LiveNotice,
  PageContext,
  PageRequest,
  Stray,
  WorkerSettings,
} from '../worker-messages/messages';
import { type Answer, createJobQueue, type Job, type Worker } from './job-queue';
import { NoWorker, WorkerLost } from './not-rendered';
import { startWorker } from './worker-process';

/** Milliseconds between two starts after a worker died before it was ready; doubled each time. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** Minimum milliseconds between two replacements because of an uncaught error. */
const STRAY_MS = 10_000;

export interface PoolOptions {
  /** The worker's bundle. */
  file: string;
  workers: number;
  heapMb: number;
  settings: WorkerSettings;
  /** Milliseconds after which a page that has no answer counts as lost, with its worker. */
  jobTimeoutMs: number;
  /** Uncaught errors and requests for a replacement. */
  onTrouble(trouble: Stray | Full): void;
  /** A worker ended. Called before its pages fail. `running`: the pages that it was rendering. */
  onLost(loss: { how: string; reason: EndReason | null; running: PageRequest[] }): void;
}

export interface RenderPool {
  /**
   * Renders a page in a worker.
   * @throws WorkerLost, NoWorker
   */
  run(context: PageContext, request: PageRequest): Promise<Answer>;
  /** Tells every worker which versions are live, also those that start later. */
  keep(live: LiveNotice): void;
  /** Starts more workers, up to this number. */
  grow(workers: number): void;
  /** Resolves when the first worker can render. Rejects when workers cannot work at all. */
  ready: Promise<void>;
  /** Accepts no more pages, and ends after the last one. */
  retire(): void;
  /** Ends at once. Pages in progress fail with `error`. */
  stop(error?: Error): void;
}

/**
 * Processes that render pages. Threads would not do: memory outside of a thread's heap has no limit, and a heap
 * overflow ends the whole process.
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const workers = new Set<Worker>();
  const queue = createJobQueue(workers);
  const running = new Map<number, Job>();
  let wanted = options.workers;
  let live: LiveNotice | null = null;
  let lastId = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let strayAt = Number.NEGATIVE_INFINITY;
  let isRetired = false;
  let isStopped = false;
  let settleReady: { resolve(): void; reject(error: Error): void };
  const ready = new Promise<void>((resolve, reject) => (settleReady = { resolve, reject }));
  ready.catch(() => undefined); // who waits for it gets the error

  function fill(): void {
    const staying = [...workers].filter(({ isLeaving }) => !isLeaving).length;
    for (let count = staying; count < wanted && !isStopped; count += 1) add();
  }

  function add(): void {
    const worker: Worker = {
      process: startWorker(options.file, options.heapMb, {
        onMessage: (message) => onMessage(worker, message),
        onEnd: (reason, how) => onEnd(worker, reason, how),
      }),
      isReady: false,
      isLeaving: false,
      jobs: new Set(),
    };
    workers.add(worker);
    worker.process.send({ kind: 'start', settings: options.settings });
  }

  function onMessage(worker: Worker, message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        if (live) worker.process.send(live);
        worker.isReady = true;
        pauseMs = FIRST_PAUSE_MS;
        settleReady.resolve();
        for (const other of workers) endIfDone(other);
        break;
      case 'unable':
        settleReady.reject(new Error(message.message));
        worker.process.kill();
        break;
      case 'rendered':
      case 'failed':
        running.get(message.job)?.answer(message);
        break;
      case 'full':
        leave(worker);
        options.onTrouble(message);
        break;
      case 'stray':
        // Its timers may never stop. A new worker for each page would be worse.
        if (performance.now() - strayAt > STRAY_MS) {
          strayAt = performance.now();
          leave(worker);
        }
        options.onTrouble(message);
    }
    queue.handOut();
  }

  function leave(worker: Worker): void {
    worker.isLeaving = true;
    fill();
    endIfDone(worker);
  }

  function endIfDone({ isLeaving, jobs, process }: Worker): void {
    const isReplaced = [...workers].some((other) => other.isReady && !other.isLeaving);
    if (isLeaving && isReplaced && jobs.size === 0) process.kill();
  }

  function onEnd(worker: Worker, reason: EndReason | null, how: string): void {
    workers.delete(worker);
    if (isStopped) return;
    const jobs = [...worker.jobs];
    if (!worker.isLeaving || reason || jobs.length > 0)
      options.onLost({ how, reason, running: jobs.map(({ request }) => request) });
    for (const job of jobs) job.fail(new WorkerLost(how));
    if (isStopped) return;
    if (worker.isReady) return fill();
    setTimeout(fill, pauseMs).unref();
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  function giveUp(job: Job): void {
    // A worker that does not answer for so long is broken, even if its watchdog found no fault.
    if (job.worker) job.worker.process.kill();
    else job.fail(new NoWorker('No worker was free in time'));
  }

  function stop(error: Error = new NoWorker('The shop is closing')): void {
    isStopped = true;
    for (const worker of workers) worker.process.kill();
    for (const job of [...running.values()]) job.fail(error);
  }

  fill();
  return {
    ready,
    stop,
    run(context, request) {
      return new Promise((resolve, reject) => {
        if (isStopped || isRetired) throw new WorkerLost('its version is not live any more');
        const end = () => {
          clearTimeout(timer);
          running.delete(job.id);
          if (!job.worker) queue.remove(job);
          job.worker?.jobs.delete(job);
          if (job.worker) endIfDone(job.worker);
          if (isRetired && running.size === 0) stop();
        };
        const job: Job = {
          id: (lastId += 1),
          context,
          request,
          worker: null,
          answer(answer) {
            end();
            resolve(answer);
          },
          fail(error) {
            end();
            reject(error);
          },
        };
        queue.add(job);
        const timer = setTimeout(() => giveUp(job), options.jobTimeoutMs);
        running.set(job.id, job);
        queue.handOut();
      });
    },
    keep(notice) {
      live = notice;
      for (const worker of workers) if (worker.isReady) worker.process.send(notice);
    },
    grow(workersNow) {
      wanted = Math.max(wanted, workersNow);
      fill();
    },
    retire() {
      isRetired = true;
      if (running.size === 0) stop();
    },
  };
}
