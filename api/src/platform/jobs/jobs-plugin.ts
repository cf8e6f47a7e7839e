import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { runAlone } from './run-alone';

export interface Jobs {
  /**
   * Runs work periodically, on one instance at a time. A failed run is logged; the next one follows as usual.
   * @param seconds pause between two starts, over all instances
   */
  every(name: string, seconds: number, work: () => Promise<void>): void;
  /** Names of all jobs. */
  names(): string[];
  /** Runs a job once now and throws its errors: for tests and for urgent events. */
  runNow(name: string): Promise<void>;
  /** Starts the intervals. The server process calls it; tests do not. */
  start(): void;
  /** Starts no further run; current runs continue until the server closes. */
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
      const started = performance.now();
      const tell = (result: 'done' | 'failed') =>
        app.metrics.jobEnded(name, result, (performance.now() - started) / 1000);
      try {
        const warn = (err: unknown) =>
          app.log.warn({ err, job: name }, 'Could not renew or return the lease of a job; it will expire.');
        if (await runAlone(app.database, { name, seconds }, work, { warn })) tell('done');
      } catch (err) {
        app.log.error({ err, job: name }, 'A job failed.');
        tell('failed');
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
      names: () => [...jobs.keys()],
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
  { name: 'jobs', dependencies: ['metrics'] },
);
