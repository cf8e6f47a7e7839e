import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes. Times depend on the machine and are measured elsewhere. */
const KB = 1024;
export const ALL_SCRIPTS = 165 * KB;
export const SHELL_SCRIPTS = 25 * KB;
/** Uncompressed. */
export const INLINE_CSS = 24 * KB;
export const HTML = 44 * KB;
/** All bytes of the first visit of the home page until the network is idle. */
export const FIRST_VISIT = 380 * KB;
export const SPARING_VISIT = 160 * KB;

/** The gate's budget for a page of a slice: `nkm.budget.scripts` of its package.json, in brotli bytes. */
export function sliceScripts(slice: string): number {
  const manifest = path.join(import.meta.dirname, '../..', slice, 'package.json');
  const { nkm } = JSON.parse(readFileSync(manifest, 'utf8')) as { nkm: { budget: { scripts: number } } };
  return nkm.budget.scripts;
}
