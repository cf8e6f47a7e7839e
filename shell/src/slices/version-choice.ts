import type { SliceVersion, SliceVersions } from './boot-data';
import { beginAttempt } from './fresh-address';

/** Why a version is set aside: its code does not load, or it throws when it runs. */
export type BrokenKind = 'load' | 'render';

/** Versions of the slices that this document may use. */
export interface VersionChoice {
  /** Versions without a known failure, best first. */
  sound(slice: string): SliceVersion[];
  /** The same, but all versions when every one is broken, because the fault may be over. */
  candidates(slice: string): SliceVersion[];
  giveAnotherChance(slice: string): void;
  markBroken(slice: string, version: string, cause: unknown, kind: BrokenKind): void;
  /** Records that a visible page of the slice failed; it loads again at once to be replaced. */
  notePageFailed(slice: string): void;
  /** Whether a visible page failed without a replacement, so that this load is not a new attempt. Resets the record. */
  takePageFailed(slice: string): boolean;
  isBroken(slice: string, version: string): boolean;
  /** Fires when a version is marked as broken or allowed again. */
  onChange(listener: () => void): () => void;
}

export function createVersionChoice(
  versions: SliceVersions,
  report: (slice: string, version: string, cause: unknown, kind: BrokenKind) => void,
): VersionChoice {
  const broken = new Set<string>();
  const failedPages = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const choice: VersionChoice = {
    isBroken: (slice, version) => broken.has(keyOf(slice, version)),
    sound: (slice) => (versions[slice] ?? []).filter(({ version }) => !choice.isBroken(slice, version)),
    candidates(slice) {
      if (choice.sound(slice).length === 0) choice.giveAnotherChance(slice);
      return choice.sound(slice);
    },
    giveAnotherChance(slice) {
      failedPages.delete(slice);
      for (const { version } of versions[slice] ?? []) broken.delete(keyOf(slice, version));
      beginAttempt();
      tell();
    },
    markBroken(slice, version, cause, kind) {
      broken.add(keyOf(slice, version));
      report(slice, version, cause, kind);
      tell();
    },
    notePageFailed: (slice) => void failedPages.add(slice),
    takePageFailed: (slice) => failedPages.delete(slice) && choice.sound(slice).length === 0,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return choice;
}

/** Name of one version of a slice, `mfe-catalog@1.0.0`. */
export const keyOf = (slice: string, version: string) => `${slice}@${version}`;
