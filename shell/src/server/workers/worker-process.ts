import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import {
  type FromWorker,
  KEPT_CONTEXTS,
  type LastWords,
  type PageContext,
  type PageRequest,
  type ToWorker,
} from './messages';

/** Variables for Node itself. A worker gets no others of the shell's environment, because it runs foreign code. */
const PASSED_ON = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TZ', 'LANG', 'PATH'];

export interface WorkerProcess {
  readonly pid: number | undefined;
  send(message: ToWorker): void;
  render(job: number, context: PageContext, request: PageRequest): void;
  kill(): void;
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The process ended. `words`: the report of its watchdog, if that ended it. */
  onEnd(words: LastWords | null, how: string): void;
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
  const words = readLastWords(child);
  let how = 'It could not be started';
  child.on('message', (message) => onMessage(message as FromWorker));
  child.on('error', (error) => (how = error.message));
  child.once('exit', (code, signal) => (how = signal ?? `exit code ${code}`));
  // `close` comes after all output has been read.
  child.once('close', () => onEnd(words(), how));

  const send = (message: ToWorker) => {
    if (child.connected) child.send(message);
  };
  return {
    pid: child.pid,
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

function readLastWords(child: ChildProcess): () => LastWords | null {
  let text = '';
  const pipe = child.stdio[4] as Readable;
  pipe.on('data', (chunk) => (text += String(chunk)));
  pipe.on('error', () => undefined); // the process ended, which `close` reports
  return () => {
    try {
      return text === '' ? null : (JSON.parse(text) as LastWords);
    } catch {
      return null; // it ended while it wrote
    }
  };
}
