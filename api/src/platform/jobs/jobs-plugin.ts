import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { runAlone } from './run-alone';

export interface Jobs {
  /**
   * Runs work again and again, on one instance at a time. A run that throws is logged; the next one comes anyway.
   * @param seconds pause between two starts, over all instances
   */
  every(name: string, seconds: number, work: () => Promise<void>): void;
  /** One run now, errors and all: for tests and for events that cannot wait. */
  runNow(name: string): Promise<void>;
  /** Starts the intervals: done by the process that serves, not by tests. */
  start(): void;
  /** Starts no further run; those that run go on until the server is closed. */
  stop(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

interface Job {
  seconds: number;
  work: () => Promise<void>;
}

export const jobsPlugin = fp(
  async (app: FastifyInstance) => {
    const jobs = new Map<string, Job>();
    const timers = new Set<NodeJS.Timeout>();
    const running = new Set<Promise<void>>();

    const tick = async (name: string, { seconds, work }: Job) => {
      try {
        const warn = (err: unknown) => app.log.warn({ err, job: name }, 'The lease of a job waits for its end.');
        await runAlone(app.database, { name, seconds }, work, { warn });
      } catch (err) {
        app.log.error({ err, job: name }, 'A job failed.');
      }
    };
    const schedule = (name: string, job: Job) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const run = tick(name, job).finally(() => {
          running.delete(run);
          if (!stopped) schedule(name, job);
        });
        running.add(run);
      }, job.seconds * 1000);
      timers.add(timer);
    };
    let stopped = false;
    const stop = () => {
      stopped = true;
      timers.forEach(clearTimeout);
      timers.clear();
    };

    app.decorate('jobs', {
      every: (name, seconds, work) => {
        if (jobs.has(name)) throw new Error(`There are two jobs named ${name}.`);
        jobs.set(name, { seconds, work });
      },
      runNow: async (name) => {
        const job = jobs.get(name);
        if (job === undefined) throw new Error(`There is no job named ${name}.`);
        await job.work();
      },
      start: () => jobs.forEach((job, name) => schedule(name, job)),
      stop,
    });
    app.addHook('onClose', async () => {
      stop();
      await Promise.all(running);
    });
  },
  { name: 'jobs' },
);
