import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { changedAt, choicesOf, QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';

/** Failed pages after which a candidate is stopped. */
const MOST_FAILURES = 3;

export interface Quarantine {
  /** Sets a version aside. Returns false, and does nothing, if it is the only one left of its slice. */
  add(version: NamedVersion, reason: string): boolean;
  /**
   * Judges a version that failed on a page that another one rendered. Returns whether it is set aside: a candidate with
   * its third failure.
   */
  judge(version: NamedVersion, reason: string): boolean;
  /** Applies findings of other shells. They never exclude a slice's last version, because notices are not signed. */
  applyNotices(notices: readonly QuarantineNotice[]): void;
  /** A new release document forgets quarantines and failures of the versions of the slices that it changes. */
  begin(document: ReleaseDocument): void;
  /**
   * Those of these versions that may run now, best first. A page of an earlier release document does not run a version
   * that was withdrawn, unless it has no other one.
   */
  usable(slice: string, versions: readonly string[]): string[];
}

export interface QuarantineOptions {
  /** A version was set aside. `isNews`: no other shell has told it yet. */
  onAdd?(version: NamedVersion, reason: string, isNews: boolean): void;
  /** @throws when the store cannot be written */
  tellOthers(notice: QuarantineNotice): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

/**
 * The versions that this shell does not run: a candidate until its slice is released in another way, another version
 * for ten minutes at most.
 */
export function createQuarantine({ onAdd, tellOthers, log }: QuarantineOptions): Quarantine {
  /** When each ends, in milliseconds. */
  const own = new Map<string, number>();
  const failures = new Map<string, number>();
  let setAsideByOthers = new Set<string>();
  let current: Pick<ReleaseDocument, 'revision' | 'slices' | 'changed'> = { revision: 0, slices: {} };
  let live = new Set<string>();

  const isAside = (key: string) => Date.now() < (own.get(key) ?? 0);

  /** Whether every visitor who gets this version has another one that may run. */
  function isReplaceable({ slice, version }: NamedVersion): boolean {
    return versionsByGroup(current.slices[slice])
      .filter((choice) => choice.includes(version))
      .every((choice) =>
        choice.some((other) => other !== version && !isAside(keyOfVersion({ slice, version: other }))),
      );
  }

  const isCandidate = ({ slice, version }: NamedVersion) => current.slices[slice]?.candidate === version;

  function add(version: NamedVersion, reason: string): boolean {
    const key = keyOfVersion(version);
    if (isAside(key)) return true;
    if (!isReplaceable(version)) return false;
    own.set(key, isCandidate(version) ? Number.POSITIVE_INFINITY : Date.now() + QUARANTINE_MS);
    onAdd?.(version, reason, !setAsideByOthers.has(key));
    log.error({ ...version, reason }, 'A slice version is in quarantine: the server does not run it for now');
    // A running page of an earlier release document used this version, so other shells need no notice.
    if (!live.has(key)) return true;
    try {
      tellOthers({ ...version, revision: current.revision, since: new Date().toISOString(), reason });
    } catch (error) {
      log.warn({ err: error }, 'Could not notify the other shells of a version in quarantine');
    }
    return true;
  }

  return {
    add,
    judge(version, reason) {
      const key = keyOfVersion(version);
      const count = (failures.get(key) ?? 0) + 1;
      failures.set(key, count);
      return (!isCandidate(version) || count >= MOST_FAILURES) && add(version, reason);
    },
    applyNotices(notices) {
      setAsideByOthers = new Set(notices.map(keyOfVersion));
    },
    begin(document) {
      const before = current;
      current = document;
      live = new Set(liveVersionsOf(document));
      const isChanged = (key: string) => {
        const [slice] = key.split('@') as [string];
        return !before.slices[slice] || changedAt(before, slice) !== changedAt(document, slice);
      };
      for (const key of failures.keys()) if (isChanged(key)) failures.delete(key);
      for (const [key, until] of own) {
        if (!isChanged(key)) continue;
        // Running pages may still use a version that this document withdraws.
        if (live.has(key)) own.delete(key);
        else own.set(key, Math.min(until, Date.now() + QUARANTINE_MS));
      }
    },
    usable(slice, versions) {
      const keyOf = (version: string) => keyOfVersion({ slice, version });
      const named = versions.filter((version) => live.has(keyOf(version)));
      const allowed = (named.length > 0 ? named : versions).filter((version) => !isAside(keyOf(version)));
      const isLast = (version: string) => setAsideByOthers.has(keyOf(version));
      return [...allowed.filter((version) => !isLast(version)), ...allowed.filter(isLast)];
    },
  };
}

/** The versions that each group of visitors may get. */
function versionsByGroup(release: SliceRelease | undefined): string[][] {
  return Object.values(release ? choicesOf(release) : {})
    .filter((choice) => choice !== null)
    .map(({ version, fallback }) => [version, fallback].filter((each) => each !== null));
}

/** Every version that a page may use now, as `slice@version`. */
export function liveVersionsOf({ slices }: ReleaseDocument): string[] {
  return Object.entries(slices).flatMap(([slice, { stable, candidate, previous }]) =>
    [stable, candidate, previous]
      .filter((version) => version !== null)
      .map((version) => keyOfVersion({ slice, version })),
  );
}
