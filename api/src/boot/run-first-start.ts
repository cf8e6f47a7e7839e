import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError } from '../platform/start-error';

/**
 * Creates the embedded database in a process of its own: the seed needs 500 MB more than the API does afterwards, and
 * neither WebAssembly nor V8 gives them back. The process ends with this one.
 * @param program `first-start.mjs`
 * @throws StartError with what the program says
 */
export async function runFirstStart(program: string): Promise<void> {
  const child = fork(program, { execArgv: ['--enable-source-maps'], stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  const [[code], errors] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, text(child.stderr!)]);
  if (code !== 0) throw new StartError(errors.trim() || 'The first start of the embedded database was interrupted.');
}
