import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Inputs } from './inputs';
import { versionFolder, type ReleaseStore } from '../store/release-store';

/** The origin of a stored version, stored in `origin.json` beside its slice.json. */
export interface Origin {
  /** Hash of the sources (see hashSources); null for a build from elsewhere. */
  content_hash: string | null;
  published_at: string;
  /** What it is made of; missing when the build did not name it. */
  inputs?: Inputs;
}

export function readOrigin(store: ReleaseStore, slice: string, version: string): Origin {
  return JSON.parse(readFileSync(path.join(versionFolder(store, slice, version), 'origin.json'), 'utf8')) as Origin;
}
