import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import {
  type EndReason,
  type FromWorker,
  KEPT_CONTEXTS,
  type PageContext,
  type PageRequest,
  type ToWorker,
} from '../worker-messages/messages';

/** Variables for Node itself. A worker gets no others of the shell's environment, because it runs foreign code. */
const PASSED_ON = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TZ', 'LANG', 'PATH'];

export interface WorkerProcess {
  send(message: ToWorker): void;
  render(job: number, context: PageContext, request: PageRequest): void;
  kill(): void;
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The process ended. `reason`: why its watchdog ended it, if that did. */
  onEnd(reason: EndReason | null, how: string): void;
}

/**
 * Starts a process that renders pages.
 * @param file the worker's bundle
 * @param heapMb limit of its heap, in megabytes; beyond it V8 ends the process
 */
export function startWorker(file: string, heapMb: number, { onMessage, onEnd }: WorkerEvents): WorkerProcess {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  });
  const contexts = new LRUCache<string, true>({ max: KEPT_CONTEXTS });
  const reason = readEndReason(child);
  let how = 'It could not be started';
  child.on('message', (message) => onMessage(message as FromWorker));
  child.on('error', (error) => (how = error.message));
  child.once('exit', (code, signal) => (how = signal ?? `exit code ${code}`));
  // `close` comes after all output has been read.
  child.once('close', () => onEnd(reason(), how));

  const send = (message: ToWorker) => {
    if (child.connected) child.send(message);
  };
  return {
    send,
    render(job, context, request) {
      if (!contexts.get(context.id)) {
        contexts.set(context.id, true);
        send({ kind: 'context', context });
      }
      send({ kind: 'render', job, context: context.id, request });
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function readEndReason(child: ChildProcess): () => EndReason | null {
  let text = '';
  const pipe = child.stdio[4] as Readable;
  pipe.on('data', (chunk) => (text += String(chunk)));
  pipe.on('error', () => undefined); // the process ended, which `close` reports
  return () => (text === 'stall' || text === 'memory' ? text : null);
}
