import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sources of the shell's build; the lock file represents all packages. */
const SHELL_SOURCES = ['shell', 'shared', 'releases', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-development', 'test', 'coverage']);

/**
 * Builds the shell unless its sources are unchanged.
 * @param {'production' | 'development'} mode the development build has a separate folder
 */
export async function buildShell(root, mode = 'production') {
  const dist = mode === 'production' ? 'dist' : 'dist-development';
  const mark = path.join(root, 'shell', dist, 'sources.sha256');
  const hash = hashSources(root, SHELL_SOURCES);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'unchanged';
  await run(root, 'node_modules/webpack/bin/webpack.js', ['--mode', mode], path.join(root, 'shell'));
  writeFileSync(mark, hash);
  return undefined;
}

/** Compiles the programs of the API. */
export async function buildApi(root) {
  await run(root, 'api/build.mjs', [], root);
}

/** Shows the releases and checks every signature. A production start changes no release. */
export async function showReleases(root, say) {
  await run(root, 'releases/bin/nkm.mjs', ['status'], root, say);
}

/** Builds and publishes slices whose contents are not in the release store, if a start set their release. */
export async function publishSlices(root, say) {
  await run(root, 'releases/bin/nkm.mjs', ['publish', '--all', '--local'], root, say);
}

/** Builds that run now, and their ends. */
const running = new Map();
let isStopping = false;

/** Stops the running builds. Their promises then stay open, because nobody waits for them. */
export async function stopBuilds() {
  isStopping = true;
  for (const child of running.keys()) child.kill('SIGTERM');
  await Promise.all(running.values());
}

function hashSources(root, names) {
  const hash = createHash('sha256');
  const visit = (name) => {
    const file = path.join(root, name);
    const entries = tryReaddir(file);
    if (!entries) return void hash.update(`${name}\0`).update(readFileSync(file));
    for (const entry of entries.sort()) if (!NOT_SOURCES.has(entry)) visit(path.join(name, entry));
  };
  names.forEach(visit);
  return hash.digest('hex');
}

function tryReaddir(file) {
  try {
    return readdirSync(file);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

function run(root, script, args, cwd, say = () => undefined) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
      for (const line of String(chunk).split('\n')) if (line.trim() !== '') say(line.trim());
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    running.set(child, new Promise((over) => child.once('exit', over)));
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      if (isStopping) return;
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${script} failed with code ${code}`));
    });
  });
}
