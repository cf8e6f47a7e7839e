/** @jest-environment node */
import type { FaultLine } from '@nkm/releases';
import { readReports } from '@nkm/releases';
import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReportLog } from './report-log';

const folder = mkdtempSync(path.join(tmpdir(), 'nkm-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = {
  slice: 'mfe-catalog',
  version: '2.0.0',
  kind: 'render' as const,
  route: '/shop',
  message: 'Error: broken',
  places: [],
};

it('equal faults and the pages of a version are one line each in the store', () => {
  const kept = createReportLog({ store: { folder }, writer: 'shop-1-3000', log: Fastify().log });
  for (let turn = 0; turn < 3; turn += 1) kept.fault(report);
  for (let turn = 0; turn < 500; turn += 1) kept.fault({ ...report, message: `Error: ${'x'.repeat(turn)}` });
  for (let turn = 0; turn < 7; turn += 1) kept.loaded({ slice: 'mfe-catalog', version: '2.0.0' });
  kept.stop();
  const lines = readReports({ folder }, 0);
  expect(lines).toHaveLength(101); // a flood of messages is cut
  expect(lines).toContainEqual({ at: expect.any(String) as string, slice: 'mfe-catalog', version: '2.0.0', loads: 7 });
  expect((lines as FaultLine[]).find(({ message }) => message === report.message)).toMatchObject({
    ...report,
    count: 3,
  });
});
