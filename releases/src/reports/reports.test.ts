/** @jest-environment node */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder';
import { appendReports, LARGEST_FILE, removeOldReports } from './append-reports';
import { readReports } from './read-reports';
import { dayOf, type FaultLine, reportsFolder } from './report-lines';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY_MS = 86_400_000;

const fault = (now: number): FaultLine => ({
  at: new Date(now).toISOString(),
  slice: 'mfe-catalog',
  version: '1.0.0',
  kind: 'render',
  route: '/shop',
  message: 'Error: broken',
  places: [],
  count: 1,
});

describe('reports of browsers in the store', () => {
  it('are those of all shells since a time, without a line that a crash cut off', () => {
    const store = { folder: temporaryFolder() };
    expect(readReports(store, 0)).toEqual([]);
    for (const [shell, age] of [
      ['a', 2 * DAY_MS],
      ['a', 60_000],
      ['b', 1_000],
    ] as const)
      appendReports(store, shell, [fault(NOW - age)], NOW - age);
    writeFileSync(path.join(reportsFolder(store), dayOf(NOW), 'c.jsonl'), '{"at":"2026');
    expect(readReports(store, 0)).toHaveLength(3);
    expect(readReports(store, NOW - 30_000)).toEqual([fault(NOW - 1_000)]);
  });

  it('go after 14 days', () => {
    const store = { folder: temporaryFolder() };
    for (const age of [15, 14, 1]) appendReports(store, 'a', [fault(NOW - age * DAY_MS)], NOW - age * DAY_MS);
    removeOldReports(store, NOW);
    expect(readdirSync(reportsFolder(store)).sort()).toEqual(['2026-11-14', '2026-11-27']);
  });

  it('of one shell and day fill a file of 16 MB at most', () => {
    const store = { folder: temporaryFolder() };
    const many = Array.from({ length: 5_000 }, () => fault(NOW));
    let turns = 0;
    while (appendReports(store, 'a', many, NOW)) turns += 1;
    expect(turns).toBeLessThan(30);
    const { size } = statSync(path.join(reportsFolder(store), dayOf(NOW), 'a.jsonl'));
    expect(size).toBeLessThanOrEqual(LARGEST_FILE);
    expect(size).toBeGreaterThan(0.9 * LARGEST_FILE);
    expect(appendReports(store, 'b', many, NOW)).toBe(true);
  });
});
