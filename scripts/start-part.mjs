// npm run shell, npm run api, npm run worker: one part of the shop, in the foreground, with its output on the
// terminal. It builds what it runs unless it is built, and ends with the code of the part.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApi, buildShell } from './start/build.mjs';
import { ensureInstalled } from './start/install.mjs';

const PARTS = {
  shell: { folder: 'shell', program: ['dist/server/index.cjs'], build: buildShell },
  api: { folder: 'api', program: ['--enable-source-maps', 'dist/main.mjs'], build: buildApi },
  worker: { folder: 'api', program: ['--enable-source-maps', 'dist/worker.mjs'], build: buildApi },
};

const root = path.resolve(import.meta.dirname, '..');
const part = PARTS[process.argv[2]];
if (!part) throw new Error(`Name a part: ${Object.keys(PARTS).join(', ')}`);
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  await ensureInstalled(root, { development: false });
  await part.build(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const child = spawn(process.execPath, part.program, {
  cwd: path.join(root, part.folder),
  // With the channel, the part stops itself when this process dies.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
