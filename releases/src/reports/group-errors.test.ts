/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryStore } from '../../test/temporary-folder';
import { versionFolder } from '../store/release-store';
import { appendReports } from './append-reports';
import { formatErrors } from './format-errors';
import { groupErrors } from './group-errors';
import type { FaultLine } from './report-lines';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;

function fault(hoursAgo: number, more: Partial<FaultLine> = {}): FaultLine {
  const at = new Date(NOW - hoursAgo * HOUR).toISOString();
  const usual = { slice: 'mfe-catalog', version: '2.0.0', kind: 'render', route: '/shop' };
  return { at, ...usual, message: 'TypeError: broken', places: ['shop.0a.js:1:35'], count: 1, ...more };
}

function storeMap(store: ReturnType<typeof temporaryStore>): void {
  // Column 30 of line 1 comes from line 12.
  const map = { version: 3, names: [], sources: ['./src/shop.tsx'], mappings: '8BAWI' };
  const file = path.join(versionFolder(store, 'mfe-catalog', '2.0.0'), 'maps/client/shop.0a.js.map');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(map));
}

it('the faults of a slice are grouped by class and message, with the places in its sources', () => {
  const store = temporaryStore();
  storeMap(store);
  appendReports(store, 'a', [fault(30, { count: 2 }), fault(2, { route: '/:slug', count: 5 })], NOW);
  appendReports(store, 'b', [fault(1, { kind: 'load', message: 'Error: no file', places: ['old.js:1:1'] })], NOW);
  appendReports(store, 'b', [fault(1, { version: '1.0.0' }), fault(1, { slice: 'mfe-orders' })], NOW);
  appendReports(store, 'b', [{ at: fault(1).at, slice: 'mfe-catalog', version: '2.0.0', loads: 9 } as never], NOW);

  const groups = groupErrors(store, { slice: 'mfe-catalog', version: null, days: 14, now: NOW });
  expect(groups.map(({ version, kind, count }) => `${version} ${kind} ${count}`)).toEqual([
    '2.0.0 render 7',
    '2.0.0 load 1',
    '1.0.0 render 1',
  ]);
  expect(groups[0]).toEqual({
    version: '2.0.0',
    kind: 'render',
    message: 'TypeError: broken',
    routes: ['/:slug', '/shop'],
    count: 7,
    first: '2026-11-27T06:00:00.000Z',
    last: '2026-11-28T10:00:00.000Z',
    places: ['mfe-catalog/src/shop.tsx:12'],
  });
  expect(groups[1]!.places).toEqual(['old.js:1:1']);
  const recent = groupErrors(store, { slice: 'mfe-catalog', version: '2.0.0', days: 1, now: NOW });
  expect(recent.map(({ count }) => count)).toEqual([5, 1]);
  expect(formatErrors(recent).split('\n').slice(0, 3)).toEqual([
    '5 × render  2.0.0  /:slug  2026-11-28T10:00:00.000Z to 2026-11-28T10:00:00.000Z',
    '  TypeError: broken',
    '  at mfe-catalog/src/shop.tsx:12',
  ]);
});
