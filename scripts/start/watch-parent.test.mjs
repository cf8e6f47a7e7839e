import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import test from 'node:test';

const watcher = path.join(import.meta.dirname, 'watch-parent.mjs');
const PRELUDE = `import { onParentEnd } from ${JSON.stringify(watcher)};
  onParentEnd(() => { console.log('stopped'); process.exit(0); });`;
const piped = { stdio: ['ignore', 'pipe', 'inherit'] };

test('a child process notices that its parent was stopped', async () => {
  const script = `${PRELUDE} setInterval(() => {}, 1_000); console.log('started');`;
  // A shell between, as npm has. Its second command keeps it there.
  const args = ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script];
  const shell = spawn('sh', args, piped);
  assert.equal(String((await once(shell.stdout, 'data'))[0]), 'started\n');
  shell.kill('SIGTERM');
  assert.equal(String((await once(shell.stdout, 'data'))[0]), 'stopped\n');
});

test('a child process does nothing while its parent runs, and keeps no process alive', async () => {
  const script = `${PRELUDE} setTimeout(() => console.log('done'), 800);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], piped);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  assert.deepEqual({ code, output }, { code: 0, output: 'done\n' });
});
