import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes. Times depend on the machine and are measured elsewhere. */
const KB = 1024;
export const ALL_SCRIPTS = 150 * KB;
export const SHELL_SCRIPTS = 20 * KB;
/** Uncompressed. */
export const INLINE_CSS = 20 * KB;
export const HTML = 40 * KB;
/** Everything that the first visit of the home page brings, until the network is quiet. */
export const FIRST_VISIT = 350 * KB;
export const SPARING_VISIT = 150 * KB;

/** What the gate lets a page of a slice have: `nkm.budget.scripts` of its package.json, bytes in brotli. */
export function sliceScripts(slice: string): number {
  const manifest = path.join(import.meta.dirname, '../..', slice, 'package.json');
  const { nkm } = JSON.parse(readFileSync(manifest, 'utf8')) as { nkm: { budget: { scripts: number } } };
  return nkm.budget.scripts;
}
