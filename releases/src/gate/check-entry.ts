import type { SliceDescription } from '@nkm/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Finds the modules that the browser's entry must expose to the shell, but does not. */
export function checkEntry(dist: string, { entry, exposes }: SliceDescription): string[] {
  const file = path.join(dist, entry);
  if (!existsSync(file)) return []; // checkFiles reports it
  const source = readFileSync(file, 'utf8');
  return exposes
    .filter((module) => !new RegExp(`["']\\./${module}["']`).test(source))
    .map((module) => `${entry} has no ./${module}, which the shell asks for`);
}
