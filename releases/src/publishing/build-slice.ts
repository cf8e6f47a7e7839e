import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { SliceSource } from './find-slices';
import { runNpm } from './run-npm';

/**
 * Runs the slice's own `npm run build`, which writes `dist/`.
 * @param version part of the names and addresses in the build (`SLICE_VERSION`)
 * @returns the folder of the build
 * @throws ReleaseError `refused` naming the log when the build fails, or in a folder that webpack refuses
 */
export async function buildSlice(store: ReleaseStore, slice: SliceSource, version: string): Promise<string> {
  if (slice.folder.includes('!'))
    throw refusal(`the path ${slice.folder} contains "!", which webpack cannot build: rename that folder`);
  const env = { ...process.env, SLICE_VERSION: version };
  const { code, output } = await runNpm(['run', '--silent', 'build'], slice.folder, env);
  if (code !== 0) {
    const log = path.join(store.folder, 'logs', `build-${slice.name}.log`);
    mkdirSync(path.dirname(log), { recursive: true });
    writeFileSync(log, output);
    throw refusal(`${slice.name} failed to build: ${firstError(output)} (full output: ${log})`);
  }
  return path.join(slice.folder, 'dist');
}

function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? 'it printed nothing';
}
