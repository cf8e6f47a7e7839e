import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isVersion } from '../store/names';
import { refusal } from '../store/release-error';

export interface SliceSource {
  name: string;
  /** From its package.json. */
  version: string;
  folder: string;
  /** Bytes in brotli that the scripts of one page can have; null: no limit. */
  budget: number | null;
}

/** The slices of the project: its folders named `mfe-…`. */
export function findSlices(root: string): SliceSource[] {
  return readdirSync(root)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(path.join(root, entry, 'package.json')))
    .sort()
    .map((entry) => readSource(path.join(root, entry)));
}

/** @throws ReleaseError `refused` naming the existing slices */
export function findSlice(root: string, name: string): SliceSource {
  const slices = findSlices(root);
  const slice = slices.find((source) => source.name === name);
  if (!slice)
    throw refusal(`there is no slice ${name}; the slices are: ${slices.map((source) => source.name).join(', ')}`);
  return slice;
}

interface Manifest {
  version?: unknown;
  nkm?: { budget?: { scripts?: number } };
}

function readSource(folder: string): SliceSource {
  const { version, nkm } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const name = path.basename(folder);
  const budget = nkm?.budget?.scripts ?? null;
  if (!isVersion(version)) throw refusal(`${name}/package.json has no semantic version: ${String(version)}`);
  if (budget !== null && !(Number.isSafeInteger(budget) && budget > 0))
    throw refusal(`${name}/package.json: nkm.budget.scripts must be a number of bytes, not ${String(budget)}`);
  return { name, version, folder, budget };
}
