import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';

/** What a running shell provides to slices. It writes this unsigned, so it can only make the gate refuse a version. */
export interface RunningShell {
  /** The newest contract that it understands. */
  contract: number;
  /** Version of each shared library, by the name of its package. */
  libraries: Record<string, string>;
  /** Version of each topic that its bus knows. */
  topics: Record<string, number>;
}

/** Milliseconds between two notes of a shell. */
export const NOTE_EVERY_MS = 60_000;
/** Milliseconds without a note after which a shell does not count any more. */
export const GONE_MS = 5 * NOTE_EVERY_MS;

export const shellsFolder = (store: Pick<ReleaseStore, 'folder'>) => path.join(store.folder, 'shells');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isRunningShell(value: unknown): value is RunningShell {
  return (
    isRecord(value) &&
    Number.isInteger(value.contract) &&
    isRecord(value.libraries) &&
    Object.values(value.libraries).every((version) => typeof version === 'string') &&
    isRecord(value.topics) &&
    Object.values(value.topics).every(Number.isInteger)
  );
}
