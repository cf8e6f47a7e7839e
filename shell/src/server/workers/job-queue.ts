import type { FromWorker, PageContext, PageRequest } from './messages';
import { NoWorker } from './not-rendered';
import type { WorkerProcess } from './worker-process';

/** Pages that a worker renders at a time; most of them wait for the API. */
const MOST_JOBS = 16;
/** Pages that may wait for a worker. Further pages are refused. */
const MOST_WAITING = 1_000;

export type Answer = Extract<FromWorker, { job: number }>;

export interface Job {
  id: number;
  context: PageContext;
  request: PageRequest;
  answer(answer: Answer): void;
  fail(error: Error): void;
  worker: Worker | null;
}

export interface Worker {
  process: WorkerProcess;
  isReady: boolean;
  /** A replacement starts. This worker gets jobs until the replacement is ready, and ends after its last job. */
  isLeaving: boolean;
  /** It gets only pages that run alone. */
  isQuiet: boolean;
  jobs: Set<Job>;
}

export interface JobQueue {
  /**
   * Adds a page. `alone`: it gets a worker without other pages, so that the cause of its end is clear.
   * @throws NoWorker when too many pages wait
   */
  add(job: Job, alone: boolean): void;
  /** Removes a page that waits. */
  remove(job: Job): void;
  /** Gives the pages that wait to workers with room. */
  handOut(): void;
}

/** Pages that wait, and the choice of their workers. */
export function createJobQueue(workers: ReadonlySet<Worker>): JobQueue {
  const waiting: Job[] = [];
  /** Pages that run alone, one after another in one worker, while the other workers render the rest. */
  const suspects: Job[] = [];

  function handOut(): void {
    for (const worker of workers) if (suspects.length === 0 && worker.jobs.size === 0) worker.isQuiet = false;
    if (suspects.length > 0) {
      const quiet = [...workers].find(({ isQuiet, isLeaving }) => isQuiet && !isLeaving) ?? freest();
      if (quiet) quiet.isQuiet = true;
      if (quiet?.jobs.size === 0) give(suspects.shift()!, quiet);
    }
    for (let worker = freest(); worker && waiting.length > 0; worker = freest()) give(waiting.shift()!, worker);
  }

  function give(job: Job, worker: Worker): void {
    job.worker = worker;
    worker.jobs.add(job);
    worker.process.render(job.id, job.context, job.request);
  }

  function freest(): Worker | undefined {
    const ready = [...workers].filter(({ isReady }) => isReady);
    const staying = ready.filter(({ isLeaving }) => !isLeaving);
    return (staying.length > 0 ? staying : ready)
      .filter(({ isQuiet, jobs }) => !isQuiet && jobs.size < MOST_JOBS)
      .sort((a, b) => a.jobs.size - b.jobs.size)[0];
  }

  return {
    add(job, alone) {
      if (waiting.length >= MOST_WAITING) throw new NoWorker('Too many pages wait for a worker');
      (alone ? suspects : waiting).push(job);
    },
    remove(job) {
      for (const queue of [waiting, suspects]) if (queue.includes(job)) queue.splice(queue.indexOf(job), 1);
    },
    handOut,
  };
}
