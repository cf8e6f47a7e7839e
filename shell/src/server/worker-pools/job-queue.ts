import type { FromWorker, PageContext, PageRequest } from '../worker-messages/messages';
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
  jobs: Set<Job>;
}

export interface JobQueue {
  /** @throws NoWorker when too many pages wait */
  add(job: Job): void;
  /** Removes a page that waits. */
  remove(job: Job): void;
  /** Gives the pages that wait to workers with room. */
  handOut(): void;
}

/** Pages that wait, and the choice of their workers. */
export function createJobQueue(workers: ReadonlySet<Worker>): JobQueue {
  const waiting: Job[] = [];

  function freest(): Worker | undefined {
    const ready = [...workers].filter(({ isReady }) => isReady);
    const staying = ready.filter(({ isLeaving }) => !isLeaving);
    return (staying.length > 0 ? staying : ready)
      .filter(({ jobs }) => jobs.size < MOST_JOBS)
      .sort((a, b) => a.jobs.size - b.jobs.size)[0];
  }

  return {
    add(job) {
      if (waiting.length >= MOST_WAITING) throw new NoWorker('Too many pages wait for a worker');
      waiting.push(job);
    },
    remove(job) {
      if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1);
    },
    handOut() {
      for (let worker = freest(); worker && waiting.length > 0; worker = freest()) {
        const job = waiting.shift()!;
        job.worker = worker;
        worker.jobs.add(job);
        worker.process.render(job.id, job.context, job.request);
      }
    },
  };
}
