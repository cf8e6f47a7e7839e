import type { FromWorker, LastWords, Notice, PageContext, PageRequest, WorkerSettings } from './messages';
import { type Answer, createJobQueue, type Job, type Worker } from './job-queue';
import { NoWorker, WorkerLost } from './not-rendered';
import { startWorker } from './worker-process';

/** Milliseconds between two starts after a worker died before it was ready; doubled each time. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** Minimum milliseconds between two replacements because of an uncaught error of a slice. */
const STRAY_MS = 10_000;

export interface PoolOptions {
  /** The worker's bundle. */
  file: string;
  workers: number;
  heapMb: number;
  settings: WorkerSettings;
  /** Milliseconds after which a page that has no answer counts as lost, with its worker. */
  jobTimeoutMs: number;
  /** Receives every message except answers to jobs. */
  onMessage(message: FromWorker): void;
  onLost(how: string, words: LastWords | null): void;
}

export interface RenderPool {
  /**
   * Renders a page in a worker. `alone`: in a worker without other pages, so that the cause of its end is clear.
   * @throws WorkerLost, NoWorker
   */
  run(context: PageContext, request: PageRequest, alone: boolean): Promise<Answer>;
  /** Sends a notice to every worker, also to those that start later. */
  tell(notice: Notice): void;
  /** Resolves when the first worker can render. Rejects when workers cannot work at all. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Processes that render pages. Threads would not do: memory outside of a thread's heap has no limit, and a heap
 * overflow ends the whole process.
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const workers = new Set<Worker>();
  const queue = createJobQueue(workers);
  const running = new Map<number, Job>();
  const notices = new Map<Notice['kind'], Notice>();
  let lastId = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let strayAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let settleReady: { resolve(): void; reject(error: Error): void };
  const ready = new Promise<void>((resolve, reject) => (settleReady = { resolve, reject }));

  function fill(): void {
    const staying = [...workers].filter(({ isLeaving }) => !isLeaving).length;
    for (let count = staying; count < options.workers && !isStopped; count += 1) add();
  }

  function add(): void {
    const worker: Worker = {
      process: startWorker(options.file, options.heapMb, {
        onMessage: (message) => hear(worker, message),
        onEnd: (words, how) => bury(worker, words, how),
      }),
      isReady: false,
      isLeaving: false,
      isQuiet: false,
      jobs: new Set(),
    };
    workers.add(worker);
    worker.process.send({ kind: 'start', settings: options.settings });
  }

  function hear(worker: Worker, message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        for (const notice of notices.values()) worker.process.send(notice);
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
        break;
      case 'stray':
        // Its timers may never stop. A new worker for each page would be worse.
        if (message.fault && performance.now() - strayAt > STRAY_MS) {
          strayAt = performance.now();
          leave(worker);
        }
    }
    if (!('job' in message)) options.onMessage(message);
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

  function bury(worker: Worker, words: LastWords | null, how: string): void {
    workers.delete(worker);
    if (isStopped) return;
    for (const job of worker.jobs) job.fail(new WorkerLost(how, words, job.id));
    if (!worker.isLeaving || words) options.onLost(how, words);
    if (worker.isReady) return fill();
    setTimeout(fill, pauseMs).unref();
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  function giveUp(job: Job): void {
    // A worker that does not answer for so long is broken, even if its watchdog found no fault.
    if (job.worker) job.worker.process.kill();
    else job.fail(new NoWorker('No worker was free in time'));
  }

  fill();
  return {
    ready,
    run(context, request, alone) {
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          running.delete(job.id);
          if (!job.worker) queue.remove(job);
          job.worker?.jobs.delete(job);
          if (job.worker) endIfDone(job.worker);
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
        queue.add(job, alone);
        const timer = setTimeout(() => giveUp(job), options.jobTimeoutMs);
        running.set(job.id, job);
        queue.handOut();
      });
    },
    tell(notice) {
      notices.set(notice.kind, notice);
      for (const worker of workers) if (worker.isReady) worker.process.send(notice);
    },
    stop() {
      isStopped = true;
      for (const worker of workers) worker.process.kill();
      for (const job of [...running.values()]) job.fail(new NoWorker('The shop is closing'));
    },
  };
}
