/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { MEASURES_PATH, REPORTS_PATH } from '../../app/browser-report';
import { createShellMetrics } from '../metrics/shell-metrics';
import { NETWORK_REPORTS } from './network-budget';
import { receiveMeasures } from './receive-measures';
import { receiveReports } from './receive-reports';

const MEASURE = { slice: 'mfe-catalog', version: '2.0.0', name: 'LCP', value: 1_234 };
const KNOWN = { versions: new Set(['mfe-catalog@2.0.0']), routes: new Set<string>() };
const ORIGIN = 'https://shop.example';

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

async function aShell() {
  const app = Fastify();
  open.push(app);
  const metrics = createShellMetrics(app, { token: 'token', revision: () => 1 });
  const options = { publicUrl: ORIGIN, known: () => KNOWN, metrics };
  receiveMeasures(app, options);
  receiveReports(app, { ...options, onReport: () => undefined });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (path: string, items: unknown, origin = ORIGIN) =>
    (await fetch(address + path, { method: 'POST', headers: { origin }, body: JSON.stringify(items) })).status;
  return {
    measures: (items: unknown, origin?: string) => send(MEASURES_PATH, items, origin),
    faults: (items: unknown) => send(REPORTS_PATH, items),
    /** The lines of a figure, by their labels. */
    async figure(name: string) {
      const text = await (await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer token' } })).text();
      return text.split('\n').filter((line) => line.startsWith(`${name}{`));
    },
  };
}

describe('measures of visits', () => {
  it('are sums of a version: times in seconds, moves as a score', async () => {
    const shell = await aShell();
    const sent = [MEASURE, { ...MEASURE, name: 'INP', value: 88 }, { ...MEASURE, name: 'CLS', value: 0.02 }];
    expect(await shell.measures(sent)).toBe(204);
    expect(await shell.measures([{ ...MEASURE, value: 766 }])).toBe(204);
    const ofVersion = '{slice="mfe-catalog",version="2.0.0"}';
    expect(await shell.figure('nkm_shell_visit_lcp_seconds_sum')).toEqual([
      `nkm_shell_visit_lcp_seconds_sum${ofVersion} 2`,
    ]);
    expect(await shell.figure('nkm_shell_visit_lcp_seconds_count')).toEqual([
      `nkm_shell_visit_lcp_seconds_count${ofVersion} 2`,
    ]);
    expect(await shell.figure('nkm_shell_visit_inp_seconds_sum')).toEqual([
      `nkm_shell_visit_inp_seconds_sum${ofVersion} 0.088`,
    ]);
    expect(await shell.figure('nkm_shell_visit_cls_sum')).toEqual([`nkm_shell_visit_cls_sum${ofVersion} 0.02`]);
  });

  it.each([
    { ...MEASURE, version: '9.9.9' },
    { ...MEASURE, slice: 'mfe-evil' },
    { ...MEASURE, name: 'TTFB' },
    { ...MEASURE, value: -1 },
    { ...MEASURE, value: 1e9 },
    { ...MEASURE, value: null },
    { ...MEASURE, value: '5' },
    null,
    7,
  ])('that no browser of the shop can have made are dropped: %j', async (measure) => {
    const shell = await aShell();
    expect(await shell.measures([measure, MEASURE])).toBe(204);
    expect(await shell.figure('nkm_shell_visit_lcp_seconds_count')).toEqual([
      'nkm_shell_visit_lcp_seconds_count{slice="mfe-catalog",version="2.0.0"} 1',
    ]);
    expect(await shell.figure('nkm_shell_browser_reports_dropped_total')).toEqual([
      'nkm_shell_browser_reports_dropped_total{reason="unknown"} 1',
    ]);
  });

  it('of another site are refused', async () => {
    const shell = await aShell();
    expect(await shell.measures([MEASURE], 'https://evil.example')).toBe(403);
    expect(await shell.figure('nkm_shell_visit_lcp_seconds_count')).toEqual([]);
  });

  it('in a flood are limited, and do not use up the limit of faults', async () => {
    const shell = await aShell();
    for (let turn = 0; turn < 10; turn += 1) await shell.measures(Array.from({ length: 10 }, () => MEASURE));
    expect(await shell.figure('nkm_shell_visit_lcp_seconds_count')).toEqual([
      `nkm_shell_visit_lcp_seconds_count{slice="mfe-catalog",version="2.0.0"} ${NETWORK_REPORTS}`,
    ]);
    const fault = { slice: 'mfe-catalog', version: '2.0.0', kind: 'render', route: '*', message: 'broken', places: [] };
    await shell.faults([fault]);
    expect(await shell.figure('nkm_shell_browser_reports_total')).toEqual([
      'nkm_shell_browser_reports_total{slice="mfe-catalog",version="2.0.0",class="render"} 1',
    ]);
  });
});
