import type { SliceDescription } from '@nkm/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleFaults } from './style-faults';

/** Class names from CSS modules. The build writes the list beside `slice.json`; builds with older presets have none. */
const CLASS_LIST = 'class-names.json';

/** Finds styles that reach beyond the candidate's own classes, because all slices share a page with the shell. */
export function checkStyles(dist: string, { files }: SliceDescription): string[] {
  const list = path.join(dist, CLASS_LIST);
  const names = existsSync(list) ? new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) : null;
  const isOwn = (name: string) => names === null || names.has(name);
  return Object.keys(files)
    .filter((file) => file.endsWith('.css') && existsSync(path.join(dist, file)))
    .flatMap((file) =>
      styleFaults(readFileSync(path.join(dist, file), 'utf8'), isOwn).map((fault) => `${file}: ${fault}`),
    );
}
