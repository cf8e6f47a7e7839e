/** @jest-environment node */
import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { appendReports, readPauses, writeQuarantine } from '@nkm/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchRollouts } from './watch-rollouts';

const SLICE = 'mfe-catalog';
const CANDIDATE = { slice: SLICE, version: '2.0.0' };

function aDocument(revision: number, more: Partial<SliceRelease> = {}): ReleaseDocument {
  const usual = { stable: '1.0.0', candidate: '2.0.0', percent: 1, previous: null, salt: '', set_by: 'nkm' as const };
  const changed = { [SLICE]: revision };
  return { revision, updated_at: '', slices: { [SLICE]: { ...usual, ...more } }, changed };
}
const steps = (more: object = {}) => ({
  steps: {
    ...{ percents: [1, 50], every_s: 60, started_at: new Date().toISOString(), paused_at: null },
    ...more,
  },
});

describe('a rollout, as the shells watch it', () => {
  let store: { folder: string };
  const stops: (() => void)[] = [];
  beforeEach(() => {
    store = { folder: mkdtempSync(path.join(tmpdir(), 'nkm-watch-')) };
    jest.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00Z') });
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    jest.useRealTimers();
    rmSync(store.folder, { recursive: true });
  });

  function aShell() {
    const alerts: string[] = [];
    const told: string[] = [];
    const held: ReleaseDocument[] = [];
    const tell = (_: object, message: string) => void told.push(message);
    const watch = watchRollouts({
      store,
      log: { error: tell, warn: tell, info: tell } as never,
      alert: (text) => alerts.push(text),
      onHeld: (document) => held.push(document),
    });
    stops.push(watch.stop);
    const pausedAt = () => held.at(-1)!.slices[SLICE]!.steps!.paused_at;
    const percent = () => held.at(-1)!.slices[SLICE]!.percent;
    return { watch, alerts, told, pausedAt, percent };
  }

  function happens(version: string, loads: number, failures: number): void {
    const at = new Date().toISOString();
    const fault = { kind: 'render', route: '/shop', message: 'Error', places: [], count: failures };
    appendReports(store, 'another-shell', [
      { at, slice: SLICE, version, loads },
      ...(failures > 0 ? [{ at, slice: SLICE, version, ...fault }] : []),
    ]);
  }
  const reportFrom = (shell: ReturnType<typeof aShell>, networks: number) =>
    Array.from({ length: networks }, (_, one) => shell.watch.reported(CANDIDATE, `203.0.${one}.0/24`));

  it('pauses when browsers of five networks report five times as many faults, and all shells hear it', () => {
    const document = aDocument(7, steps());
    const [one, other] = [aShell(), aShell()];
    for (const shell of [one, other]) shell.watch.begin(document);
    happens('1.0.0', 5_000, 50);
    happens('2.0.0', 100, 60);
    reportFrom(one, 4);
    jest.advanceTimersByTime(4_000);
    expect([one.alerts, one.pausedAt()]).toEqual([[], null]);

    reportFrom(one, 5);
    jest.advanceTimersByTime(4_000);
    expect(one.alerts).toHaveLength(1);
    expect(one.alerts[0]).toMatch(
      /^The rollout of mfe-catalog@2\.0\.0 pauses: browsers of 5 networks .* 60\.0 % .* 1\.0 %/,
    );
    expect(one.told).toEqual(['A rollout pauses']);
    expect(one.pausedAt()).toBe('2026-11-28T08:00:06.000Z');
    expect(other.pausedAt()).toBe(one.pausedAt());
    expect(other.alerts).toEqual([]);
    jest.advanceTimersByTime(600_000);
    expect(one.alerts).toHaveLength(1);

    // Somebody resumes it: what was reported before does not count again.
    for (const shell of [one, other]) shell.watch.begin(aDocument(8, steps()));
    jest.advanceTimersByTime(4_000);
    expect([one.pausedAt(), other.pausedAt(), readPauses(store, aDocument(8))]).toEqual([null, null, []]);
  });

  it('does not pause for the flood of one network, or below the page loads that say something', () => {
    const shell = aShell();
    shell.watch.begin(aDocument(7, steps()));
    happens('2.0.0', 40, 40_000);
    reportFrom(shell, 9);
    jest.advanceTimersByTime(4_000);
    expect(shell.alerts).toEqual([]);
    const flooded = aShell();
    flooded.watch.begin(aDocument(7, steps()));
    happens('2.0.0', 100, 40_000);
    for (let turn = 0; turn < 10_000; turn += 1) flooded.watch.reported(CANDIDATE, '203.0.113.0/24');
    jest.advanceTimersByTime(4_000);
    expect(flooded.alerts).toEqual([]);
  });

  it('tells that a single share fails, which stays as it is', () => {
    const shell = aShell();
    shell.watch.begin(aDocument(7));
    happens('2.0.0', 100, 60);
    reportFrom(shell, 5);
    jest.advanceTimersByTime(2_000);
    expect(readPauses(store, aDocument(7))).toMatchObject([{ ...CANDIDATE, revision: 7 }]);
    expect(shell.alerts).toHaveLength(1);
  });

  it('waits at a step with too little data, and says so once', () => {
    const shell = aShell();
    shell.watch.begin(aDocument(7, steps({ min_loads: 100 })));
    jest.advanceTimersByTime(1_000);
    happens('2.0.0', 40, 0);
    jest.advanceTimersByTime(120_000);
    expect(shell.told).toEqual(['A rollout waits with its next step: too little data']);
    expect(shell.pausedAt()).toBe('2026-11-28T08:00:59.999Z');
    happens('2.0.0', 60, 0);
    jest.advanceTimersByTime(2_000);
    expect(shell.pausedAt()).toBeNull();
  });

  it('that a shell stopped gives the candidate to nobody and says nothing more, until somebody resumes it', () => {
    const shell = aShell();
    shell.watch.begin(aDocument(7, { percent: 50 }));
    expect(shell.percent()).toBe(50);
    const since = new Date().toISOString();
    writeQuarantine(store, { ...CANDIDATE, revision: 7, since, reason: 'It looped' }, aDocument(7));
    happens('2.0.0', 100, 60);
    reportFrom(shell, 5);
    jest.advanceTimersByTime(2_000);
    expect([shell.percent(), shell.alerts]).toEqual([0, []]);
    // A shell that starts later.
    const other = aShell();
    other.watch.begin(aDocument(7, { percent: 50 }));
    expect(other.percent()).toBe(0);
    shell.watch.begin(aDocument(8, { percent: 50 }));
    expect(shell.percent()).toBe(50);
  });
});
