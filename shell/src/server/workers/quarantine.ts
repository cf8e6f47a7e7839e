import type { ReleaseDocument } from '@nkm/contracts';
import { QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import type { QuarantineList } from './messages';

export interface NamedVersion {
  slice: string;
  version: string;
}
export const keyOfVersion = ({ slice, version }: NamedVersion) => `${slice}@${version}`;

/**
 * - `never`: the version ended a worker, so it is not run at all;
 * - `last`: the version failed alone, so it runs only when the slice has no other version left.
 */
export type Severity = 'never' | 'last';

export interface Quarantine {
  add(version: NamedVersion, severity: Severity, reason: string): void;
  /** Applies findings of other shells. They never exclude a slice's last version, because notices are not signed. */
  hear(notices: readonly QuarantineNotice[]): void;
  /** A new release document ends the quarantine of the versions that it names. */
  begin(document: ReleaseDocument): void;
  /** The first of these versions, best first, that may run now. */
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
      log.error({ ...version, reason }, 'A slice version is in quarantine: the server does not run it for now');
      // A running page of an earlier release document used this version, so other shells need no notice.
      if (!live.has(key)) return;
      try {
        tellOthers({ ...version, revision, since: new Date().toISOString(), reason });
      } catch (error) {
        log.warn({ err: error }, 'Could not notify the other shells of a version in quarantine');
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
      // Running pages may still use a version that this document withdraws.
      for (const [key, { timer }] of own)
        if (live.has(key)) {
          clearTimeout(timer);
          own.delete(key);
        }
      tell();
    },
    best(slice, versions) {
      const allowed = versions
        .filter((version) => version !== null)
        .filter((version) => own.get(`${slice}@${version}`)?.severity !== 'never');
      const isLast = (version: string) => own.has(`${slice}@${version}`) || heard.has(`${slice}@${version}`);
      return allowed.find((version) => !isLast(version)) ?? allowed[0];
    },
    stop: clear,
  };
}

/** Every version that a page may use now, as `slice@version`. */
export function liveVersionsOf({ slices }: ReleaseDocument): string[] {
  return Object.entries(slices).flatMap(([slice, { stable, candidate, previous }]) =>
    [stable, candidate, previous]
      .filter((version) => version !== null)
      .map((version) => keyOfVersion({ slice, version })),
  );
}
