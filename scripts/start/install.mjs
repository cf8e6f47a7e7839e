import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages unless those of the lock file are there already. A start leaves out what only tests and
 * tools need.
 * @param {{development: boolean}} what `development`: with the tools of tests and lint
 */
export async function ensureInstalled(root, { development }) {
  const mark = path.join(root, 'node_modules/.nkm-installed.json');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const installed = readMark(mark);
  if (installed.lock === lock && (installed.development || !development)) return 'already there';
  await run(root, ['ci', ...(development ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, JSON.stringify({ lock, development }));
  return undefined;
}

function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // never installed by this script
  }
}

/** npm by the path of the one that runs us: another may come first on the PATH. */
function run(root, args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve, reject) => {
    let errors = '';
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed with code ${code}:\n${errors.trim()}`)),
    );
  });
}
