import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages unless those of the lock file are already installed. A start omits packages that only tests and
 * tools need.
 * @param {{development: boolean}} what `development`: include the tools for tests and lint
 */
export async function ensureInstalled(root, { development }) {
  if (isInstalled(root, development)) return 'already installed';
  await run(root, ['ci', ...(development ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error']);
  return undefined;
}

/** Compares npm's record of its last installation with the lock file. */
function isInstalled(root, development) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return (
    Object.entries(wanted)
      // Optional packages are mostly for other operating systems.
      .filter(([name, { link, optional }]) => name.includes('node_modules/') && !link && !optional)
      .filter(([, { dev, devOptional }]) => development || !(dev || devOptional))
      .every(([name, { version }]) => present[name]?.version === version)
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Uses the npm that runs this script, because the PATH can start with another one. */
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
