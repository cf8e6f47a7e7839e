import { LRUCache } from 'lru-cache';
import {
  KEPT_CONTEXTS,
  type FromWorker,
  type PageContext,
  type ToWorker,
  type WorkerSettings,
} from '../worker-messages/messages';
import { refuseExits } from './refuse-exits';
import { createRenderJobs, type RenderJobs } from './render-jobs';
import { startWatchdog, type Watchdog } from './start-watchdog';
import { watchMemory } from './watch-memory';
import { reportStrayFaults } from './stray-faults';

/** A render worker: a process that runs the code of the slices, so that their faults cannot reach the shell. */
const end = refuseExits();
const post = process.send!.bind(process);
const send = (message: FromWorker) => void post(message);
const contexts = new LRUCache<string, PageContext>({ max: KEPT_CONTEXTS });
let jobs: RenderJobs;
let notePage: Watchdog;

/** The deep stacks of React lie above the code of a slice. */
Error.stackTraceLimit = 50;

function start(settings: WorkerSettings): void {
  const { stallMs, memoryMb } = settings;
  reportStrayFaults(send);
  notePage = startWatchdog({ stallMs, limitMb: memoryMb }, end);
  try {
    jobs = createRenderJobs(settings);
    watchMemory(memoryMb, send);
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'unable', message: String((error as Error).message) });
  }
}

process.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'start':
      return start(message.settings);
    case 'context':
      return void contexts.set(message.context.id, message.context);
    case 'live':
      return jobs.keep(message);
    case 'render': {
      const { job, request } = message;
      return void jobs.run(job, contexts.get(message.context)!, request).then((answer) => {
        notePage();
        send(answer);
      });
    }
  }
});

// Ctrl-C reaches every process of a terminal: the shell decides when its workers end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', end);
