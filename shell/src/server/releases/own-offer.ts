import { CONTRACT_VERSION, TOPICS } from '@nkm/contracts';
import type { RunningShell } from '@nkm/releases';

/** The build defines it: the version of each shared library, by its package. */
declare const SHARED_VERSIONS: Record<string, string>;

/** What this shell provides to slices. */
export const ownOffer = (): RunningShell => ({
  contract: CONTRACT_VERSION,
  libraries: SHARED_VERSIONS,
  topics: Object.fromEntries(Object.entries(TOPICS).map(([topic, { version }]) => [topic, version])),
});
