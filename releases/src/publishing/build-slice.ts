import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { SliceSource } from './find-slices';

/**
 * Runs the slice's own `npm run build`, which writes `dist/`.
 * @param version goes into the names and addresses of the build (`SLICE_VERSION`)
 * @returns the folder that was built
 * @throws ReleaseError `refused` naming the log when the build fails
 */
export async function buildSlice(store: ReleaseStore, slice: SliceSource, version: string): Promise<string> {
  const { code, output } = await run(slice.folder, { ...process.env, SLICE_VERSION: version });
  if (code !== 0) {
    const log = path.join(store.folder, 'logs', `build-${slice.name}.log`);
    mkdirSync(path.dirname(log), { recursive: true });
    writeFileSync(log, output);
    throw refusal(`${slice.name} does not build: ${firstError(output)} (all of it: ${log})`);
  }
  return path.join(slice.folder, 'dist');
}

function run(cwd: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'; // there npm is a command file, which only a shell runs
    const child = spawn('npm', ['run', '--silent', 'build'], { cwd, env, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] }); // prettier-ignore
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (cause) => reject(refusal(`cannot run npm: ${cause.message}`, { cause })));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString('utf8') }));
  });
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function firstError(output: string): string {
  const lines = output
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? 'it printed nothing';
}
