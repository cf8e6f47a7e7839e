import type { ReleaseDocument } from '@nkm/contracts';
import { QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import type { QuarantineList } from './messages';

export interface NamedVersion {
  slice: string;
  version: string;
}
export const keyOfVersion = ({ slice, version }: NamedVersion) => `${slice}@${version}`;

/**
 * - `never`: it took a worker down, so it is not run at all;
 * - `last`: it failed alone, so it is run where no other version of the slice is left.
 */
export type Severity = 'never' | 'last';

export interface Quarantine {
  add(version: NamedVersion, severity: Severity, reason: string): void;
  /** What other shells of the store found. It never takes a slice's last version away: notices are not signed. */
  hear(notices: readonly QuarantineNotice[]): void;
  /** A new release document ends the quarantine of the versions that it names. */
  begin(document: ReleaseDocument): void;
  /** The version among these, best first, that runs now. */
  best(slice: string, versions: readonly (string | null)[]): string | undefined;
  stop(): void;
}

export interface QuarantineOptions {
  tellWorkers(list: QuarantineList): void;
  /** @throws when the store cannot be written */
  tellOthers(notice: QuarantineNotice): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

interface Entry {
  severity: Severity;
  timer: NodeJS.Timeout;
}

/** The versions that this shell does not run until the release document changes or ten minutes pass. */
export function createQuarantine({ tellWorkers, tellOthers, log }: QuarantineOptions): Quarantine {
  const own = new Map<string, Entry>();
  let heard = new Set<string>();
  let revision = 0;
  let live = new Set<string>();

  const keysOf = (severity: Severity) =>
    [...own].filter(([, entry]) => entry.severity === severity).map(([key]) => key);
  const tell = () => tellWorkers({ never: keysOf('never'), last: [...new Set([...keysOf('last'), ...heard])] });

  function clear(): void {
    for (const { timer } of own.values()) clearTimeout(timer);
    own.clear();
  }
  function release(key: string): void {
    own.delete(key);
    tell();
  }

  return {
    add(version, severity, reason) {
      const key = keyOfVersion(version);
      const known = own.get(key);
      if (known?.severity === 'never' || known?.severity === severity) return;
      clearTimeout(known?.timer);
      own.set(key, { severity, timer: setTimeout(() => release(key), QUARANTINE_MS).unref() });
      tell();
      log.error({ ...version, reason }, 'A version of a slice is in quarantine: the server does not run it for now');
      // A page of an earlier release document may still be under way here; that is no news for others.
      if (!live.has(key)) return;
      try {
        tellOthers({ ...version, revision, since: new Date().toISOString(), reason });
      } catch (error) {
        log.warn({ err: error }, 'The other shells could not be told of a version in quarantine');
      }
    },
    hear(notices) {
      heard = new Set(notices.map(keyOfVersion));
      tell();
    },
    begin(document) {
      revision = document.revision;
      live = new Set(liveVersionsOf(document));
      heard = new Set();
      // Pages that began before may still meet a version that this document withdraws.
      for (const [key, { timer }] of own)
        if (live.has(key)) {
          clearTimeout(timer);
          own.delete(key);
        }
      tell();
    },
    best(slice, versions) {
      const allowed = versions.filter((version) => version !== null).filter((version) => own.get(`${slice}@${version}`)?.severity !== 'never'); // prettier-ignore
      const isLast = (version: string) => own.has(`${slice}@${version}`) || heard.has(`${slice}@${version}`);
      return allowed.find((version) => !isLast(version)) ?? allowed[0];
    },
    stop: clear,
  };
}

/** Every version that a page may be made of now, as `slice@version`. */
export function liveVersionsOf({ slices }: ReleaseDocument): string[] {
  return Object.entries(slices).flatMap(([slice, { stable, candidate, previous }]) =>
    [stable, candidate, previous]
      .filter((version) => version !== null)
      .map((version) => keyOfVersion({ slice, version })),
  );
}
