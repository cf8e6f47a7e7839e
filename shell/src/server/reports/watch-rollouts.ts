import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import {
  changedAt,
  failsTooOften,
  foldFaults,
  followReports,
  holdRollouts,
  LEAST_LOADS,
  noticeOf,
  progressOf,
  rateOf,
  readPauses,
  readQuarantine,
  type ReleaseStore,
  type ReportLine,
  rolloutFigures,
  writePause,
} from '@nkm/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Alert } from '../alerts/create-alert';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';

const LOOK_MS = 2_000;
/** Networks of one candidate that are remembered. */
const MOST_NETWORKS = 100;

export interface RolloutWatchOptions {
  store: Pick<ReleaseStore, 'folder'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  alert: Alert;
  /** Gets the document with the shares at which rollouts are held now. */
  onHeld(document: ReleaseDocument): void;
}

/**
 * Holds rollouts whose candidates fail in browsers, or have too few page loads for the next step. Gives nobody a
 * candidate that a shell has stopped.
 */
export interface RolloutWatch {
  begin(document: ReleaseDocument): void;
  /** A browser in this network reported a fault of the version. */
  reported(version: NamedVersion, network: string): void;
  stop(): void;
}

/** One rollout, until its slice is released in another way. */
interface Watched {
  slice: string;
  release: SliceRelease;
  revision: number;
  /** Since when this shell counts, in milliseconds. */
  since: number;
  networks: Set<string>;
  newLines(): Iterable<ReportLine[]>;
  lines: ReportLine[];
  /** The step that waits for page loads; null: none does. */
  waitsAt: number | null;
}

/** Those about the two versions of a rollout. */
const linesOf = ({ slice, release: { candidate, stable } }: Watched, lines: readonly ReportLine[]) =>
  lines.filter((line) => line.slice === slice && (line.version === candidate || line.version === stable));

export function watchRollouts({ store, log, alert, onHeld }: RolloutWatchOptions): RolloutWatch {
  let document: ReleaseDocument | null = null;
  let watched = new Map<string, Watched>();

  function watch(slice: string, release: SliceRelease, revision: number): Watched {
    const since = Date.now();
    const started = release.steps ? Date.parse(release.steps.started_at) : since;
    const newLines = followReports(store, Math.min(since, started));
    return { slice, release, revision, since, networks: new Set(), newLines, lines: [], waitsAt: null };
  }

  function judge({ slice, release, since, networks, lines }: Watched, current: ReleaseDocument): void {
    const version = { slice, version: release.candidate! };
    const recent = rolloutFigures(slice, release, lines, since);
    // At 100 %, only the earlier steps show how often the stable version fails.
    const stable = recent.stable.loads < LEAST_LOADS ? rolloutFigures(slice, release, lines).stable : recent.stable;
    if (!failsTooOften(recent.candidate, stable, networks.size)) return;
    if (readPauses(store, current).some((notice) => keyOfVersion(notice) === keyOfVersion(version))) return;
    const [rate, usual] = [recent.candidate, stable].map((figures) => rateOf(figures).toFixed(1));
    const reason =
      `browsers of ${networks.size} networks report faults on ${rate} % of its pages, ` +
      `and on ${usual} % of those of ${release.stable}`;
    log.error({ ...version, reason }, 'A rollout pauses');
    const next = `nkm rollout resume ${slice}, or abort`;
    alert(`The rollout of ${keyOfVersion(version)} pauses: ${reason} (${next})`);
    const notice = { ...version, revision: current.revision, since: new Date().toISOString(), reason };
    writePause(store, notice, current);
  }

  function tellWaiting(one: Watched): void {
    const { steps, candidate } = one.release;
    if (!steps?.min_loads) return;
    const { step, waits, loads } = progressOf(
      steps,
      rolloutFigures(one.slice, one.release, one.lines).loads,
      Date.now(),
    );
    if (waits && one.waitsAt !== step) {
      const details = { slice: one.slice, version: candidate, loads, needed: steps.min_loads };
      log.info(details, 'A rollout waits with its next step: too little data');
    }
    one.waitsAt = waits ? step : null;
  }

  function look(): void {
    const current = document;
    if (current === null || watched.size === 0) return;
    try {
      const stops = readQuarantine(store, current);
      for (const one of watched.values()) {
        for (const lines of one.newLines()) one.lines = foldFaults([...one.lines, ...linesOf(one, lines)], one.since);
        if (noticeOf(one.slice, one.release, stops)) continue;
        judge(one, current);
        tellWaiting(one);
      }
      const loadsOf = (slice: string) => {
        const one = watched.get(slice);
        return one ? rolloutFigures(slice, one.release, one.lines).loads : [];
      };
      onHeld(holdRollouts(current, { stops, pauses: readPauses(store, current), loadsOf, now: Date.now() }));
    } catch (error) {
      log.warn({ err: error }, 'The rollouts cannot be watched');
    }
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return {
    begin(next) {
      document = next;
      const before = watched;
      watched = new Map();
      for (const [slice, release] of Object.entries(next.slices)) {
        if (release.candidate === null) continue;
        const revision = changedAt(next, slice);
        const known = before.get(slice);
        watched.set(slice, known?.revision === revision ? known : watch(slice, release, revision));
      }
      onHeld(next);
      look();
    },
    reported({ slice, version }, network) {
      const one = watched.get(slice);
      if (one?.release.candidate === version && one.networks.size < MOST_NETWORKS) one.networks.add(network);
    },
    stop: () => clearInterval(timer),
  };
}
