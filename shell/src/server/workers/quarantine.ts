import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { choicesOf, QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import type { QuarantineList } from './messages';
import { type After, createRests } from './rests';

export interface NamedVersion {
  slice: string;
  version: string;
}
export const keyOfVersion = ({ slice, version }: NamedVersion) => `${slice}@${version}`;

/**
 * - `never`: the version ended a worker, so it is not run at all; if it is the only one left, it only rests;
 * - `last`: the version failed alone, so it runs only when the slice has no other version left.
 */
export type Severity = 'never' | 'last';

export interface Quarantine {
  /** Sets a version aside. The only version left of its slice rests instead, or stays in use if it ended no worker. */
  add(version: NamedVersion, severity: Severity, reason: string): void;
  /** A version rendered a page. */
  succeed(version: NamedVersion): void;
  /** Applies findings of other shells. They never exclude a slice's last version, because notices are not signed. */
  hear(notices: readonly QuarantineNotice[]): void;
  /** A new release document ends all rests, and the quarantine of the versions that it names. */
  begin(document: ReleaseDocument): void;
  /** The first of these versions, best first, that may run now. */
  best(slice: string, versions: readonly (string | null)[]): string | undefined;
  stop(): void;
}

export interface QuarantineOptions {
  tellWorkers(list: QuarantineList): void;
  /** A version was set aside. */
  onAdd?(version: NamedVersion): void;
  /** @throws when the store cannot be written */
  tellOthers(notice: QuarantineNotice): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

interface Entry {
  severity: Severity;
  timer: NodeJS.Timeout;
}

const afterRealTime: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * The versions that this shell does not run until the release document changes or ten minutes pass, and those that rest
 * for some seconds.
 */
export function createQuarantine({ tellWorkers, onAdd, tellOthers, log }: QuarantineOptions): Quarantine {
  const own = new Map<string, Entry>();
  let heard = new Set<string>();
  let revision = 0;
  let live = new Set<string>();
  let slices: ReleaseDocument['slices'] = {};
  const rests = createRests(afterRealTime, tell);

  const keysOf = (severity: Severity) =>
    [...own].filter(([, entry]) => entry.severity === severity).map(([key]) => key);
  function tell(): void {
    const never = [...keysOf('never'), ...rests.current()];
    tellWorkers({ never, last: [...new Set([...keysOf('last'), ...heard])] });
  }

  /** Whether every visitor who gets this version has another one that may run. */
  function isReplaceable({ slice, version }: NamedVersion): boolean {
    const isSetAside = (other: string) => own.get(keyOfVersion({ slice, version: other }))?.severity === 'never';
    return versionsByGroup(slices[slice])
      .filter((choice) => choice.includes(version))
      .every((choice) => choice.some((other) => other !== version && !isSetAside(other)));
  }

  function rest(version: NamedVersion, reason: string): void {
    const ms = rests.begin(keyOfVersion(version));
    if (ms === null) return;
    tell();
    const details = { ...version, reason, seconds: ms / 1000 };
    log.error(details, 'A slice version ended a render worker and rests, because its slice has no other version left');
  }

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
      if (!isReplaceable(version)) {
        if (severity === 'never') rest(version, reason);
        else log.warn({ ...version, reason }, 'A slice version failed and stays in use, because no other one is left');
        return;
      }
      clearTimeout(known?.timer);
      own.set(key, { severity, timer: setTimeout(() => release(key), QUARANTINE_MS).unref() });
      tell();
      onAdd?.(version);
      log.error({ ...version, reason }, 'A slice version is in quarantine: the server does not run it for now');
      // A running page of an earlier release document used this version, so other shells need no notice.
      if (!live.has(key)) return;
      try {
        tellOthers({ ...version, revision, since: new Date().toISOString(), reason });
      } catch (error) {
        log.warn({ err: error }, 'Could not notify the other shells of a version in quarantine');
      }
    },
    succeed: (version) => rests.succeed(keyOfVersion(version)),
    hear(notices) {
      heard = new Set(notices.map(keyOfVersion));
      tell();
    },
    begin(document) {
      revision = document.revision;
      slices = document.slices;
      live = new Set(liveVersionsOf(document));
      heard = new Set();
      rests.clear();
      // Running pages may still use a version that this document withdraws.
      for (const [key, { timer }] of own)
        if (live.has(key)) {
          clearTimeout(timer);
          own.delete(key);
        }
      tell();
    },
    best(slice, versions) {
      const resting = rests.current();
      const allowed = versions
        .filter((version) => version !== null)
        .filter((version) => own.get(`${slice}@${version}`)?.severity !== 'never')
        .filter((version) => !resting.includes(`${slice}@${version}`));
      const isLast = (version: string) => own.has(`${slice}@${version}`) || heard.has(`${slice}@${version}`);
      return allowed.find((version) => !isLast(version)) ?? allowed[0];
    },
    stop() {
      clear();
      rests.clear();
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
