import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { OWN_FOLDER } from '../../own-folder';
import type { TrialMessage, TrialReport, TrialRequest } from './trial';
import { OUT_OF_MEMORY } from './watch-memory';

/** Milliseconds for the start of the process; generous, because it runs our own code and the machine can be busy. */
const START_MS = 60_000;
/** Milliseconds for loading the bundle, and for each page. */
const STAGE_MS = 10_000;
/** Megabytes of the JavaScript heap, and of the whole process (buffers included). */
const HEAP_MB = 384;
export const MEMORY_MB = 768;

const CHILD = path.join(OWN_FOLDER, 'bin/try-slice.mjs');
/** Shared by all packages, because the tsconfig.json of the working folder can lack the settings for React. */
const TSCONFIG = path.join(OWN_FOLDER, '../tsconfig.base.json');
/** A candidate must not see the settings and secrets of its publisher. */
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
const NOTHING = { unrecorded: [], warnings: [], calls: {} };

/** Runs a candidate in a separate process. Kills it when it hangs, needs too much memory or has lost its parent. */
export function runTrial(request: TrialRequest, { stageMs = STAGE_MS } = {}): Promise<TrialReport> {
  return new Promise((resolve, reject) => {
    const child = startChild();
    let stage = 'the trial does not start';
    let isLate = false;
    let errors = '';
    let report: TrialReport | null = null;
    let timer: NodeJS.Timeout;
    const allow = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, ms);
    };

    allow(START_MS);
    child.stderr?.on('data', (part) => (errors = (errors + String(part)).slice(-4_000)));
    child.once('error', reject);
    child.on('message', (message: TrialMessage) => {
      if ('stage' in message) {
        stage = message.stage;
        allow(stageMs);
      } else {
        report = message.report;
        child.kill('SIGKILL');
      }
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (report) resolve(report);
      else
        resolve({
          ...NOTHING,
          faults: [`${stage}: ${isLate ? `it does not end within ${stageMs / 1000} s` : endOf(errors, code)}`],
        });
    });
    child.send(request);
  });
}

function startChild(): ChildProcess {
  const kept = KEPT_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return fork(CHILD, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { ...(Object.fromEntries(kept) as NodeJS.ProcessEnv), NODE_ENV: 'production', TSX_TSCONFIG_PATH: TSCONFIG },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function endOf(errors: string, code: number | null): string {
  if (errors.includes(OUT_OF_MEMORY) || errors.includes('heap out of memory'))
    return `it needs more than ${errors.includes(OUT_OF_MEMORY) ? MEMORY_MB : HEAP_MB} MB of memory`;
  return `it ends the process (code ${code}) ${lastLine(errors)}`.trim();
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
