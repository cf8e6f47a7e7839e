import { spawn } from 'node:child_process';
import { createBackoff } from './backoff.mjs';
import { openLog } from './log-file.mjs';

/** Milliseconds after its exit in which a process's last output arrives, while one of its own keeps the pipe open. */
const LAST_WORDS_MS = 1_000;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} args arguments for Node
 * @property {string} cwd
 * @property {Record<string, string | undefined>} env
 * @property {string} logFile absolute
 */

/**
 * Runs a program and restarts it when it ends unexpectedly. Its IPC channel closes when this process dies, so that the
 * program then stops itself.
 * @param {Program} program
 * @param {{onRestart(line: string): void, onGiveUp(line: string): void}} listeners `onGiveUp`: it ends too often
 * @param {ReturnType<typeof createBackoff>} [backoff]
 */
export function supervise({ name, args, cwd, env, logFile }, { onRestart, onGiveUp }, backoff = createBackoff()) {
  const log = openLog(logFile);
  let stopping = false;
  let isStarted = false;
  let waiting = null;
  let child;
  let ended;
  launch();

  function launch() {
    let errors = '';
    // A separate process group: Ctrl-C reaches only this process, which then stops the parts in order.
    child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    child.stdout.on('data', (chunk) => log.write(chunk));
    child.stderr.on('data', (chunk) => {
      log.write(chunk);
      errors = (errors + chunk).slice(-4_000);
    });
    ended = new Promise((resolve) => {
      const over = (code, signal) => resolve({ how: signal ?? `code ${code}`, errors: errors.trim() });
      let late;
      child.once('exit', (...how) => (late = setTimeout(over, LAST_WORDS_MS, ...how)));
      child.once('close', (...how) => {
        clearTimeout(late);
        over(...how);
      });
    });
    void ended.then(({ how, errors: said }) => isStarted && !stopping && endedByItself(how, said));
  }

  function endedByItself(how, errors) {
    signal(child, 'SIGKILL'); // its own child processes
    const next = backoff.next();
    const line = next
      ? `The ${name} ended with ${how}: restarting it (${next.count} of 5 within a minute)`
      : `The ${name} ended 6 times within a minute, with ` +
        `${how}${errors ? `: ${errors.split('\n').at(-1)}` : ''}; its log: ${logFile}`;
    log.write(`${JSON.stringify({ time: Date.now(), msg: line })}\n`);
    if (!next) return onGiveUp(line);
    onRestart(line);
    waiting = setTimeout(launch, next.delayMs);
  }

  return {
    /** Resolves with the reason when the first attempt ends, which never restarts. */
    failure: ended.then(({ how, errors }) => errors || `The ${name} ended with ${how}; its log: ${logFile}`),
    /** From now on, the program restarts when it ends. */
    started() {
      isStarted = true;
    },
    /** @param {number} patienceMs milliseconds until the program is killed */
    async stop(patienceMs) {
      stopping = true;
      clearTimeout(waiting);
      signal(child, 'SIGTERM');
      const late = setTimeout(() => signal(child, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(late);
      await log.close();
    },
  };
}

/** Signals the whole process group. */
function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // already ended
  }
}
