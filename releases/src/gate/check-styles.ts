import type { SliceDescription } from '@nkm/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleFaults } from './style-faults';

/** Names that CSS modules have made, written by the build beside `slice.json`; not there in builds of older presets. */
const CLASS_LIST = 'class-names.json';

/** Which styles of a candidate reach beyond its own classes. All slices share one page with the shell. */
export function checkStyles(dist: string, { files }: SliceDescription): string[] {
  const list = path.join(dist, CLASS_LIST);
  const names = existsSync(list) ? new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) : null;
  const isOwn = (name: string) => names === null || names.has(name);
  return Object.keys(files)
    .filter((file) => file.endsWith('.css') && existsSync(path.join(dist, file)))
    .flatMap((file) => styleFaults(readFileSync(path.join(dist, file), 'utf8'), isOwn).map((fault) => `${file}: ${fault}`)); // prettier-ignore
}
