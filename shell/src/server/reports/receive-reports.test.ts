/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { REPORTS_PATH } from '../../app/browser-report';
import { NETWORK_REPORTS } from './network-budget';
import { receiveReports } from './receive-reports';

const REPORT = {
  slice: 'mfe-catalog',
  version: '2.0.0',
  kind: 'render',
  route: '/:slug',
  message: 'Error: broken',
  places: ['product.0a1b2c3d.js:1:234'],
};
const KNOWN = { versions: new Set(['mfe-catalog@2.0.0']), routes: new Set(['/:slug']) };

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

function aShell() {
  let time = 0;
  const lines: { report?: object; reports?: number }[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(JSON.parse(String(line)) as object)) });
  const app = Fastify({ logger: { level: 'warn', stream }, trustProxy: true });
  open.push(app);
  const origin = app.listen({ port: 0, host: '127.0.0.1' });
  const taken: [object, string][] = [];
  const dropped: Record<string, number> = {};
  const reported: string[] = [];
  receiveReports(app, {
    publicUrl: 'https://shop.example',
    known: () => KNOWN,
    onReport: (report, network) => taken.push([report, network]),
    metrics: {
      reported: ({ slice, version }, kind) => reported.push(`${slice}@${version} ${kind}`),
      reportsDropped: (reason, count) => (dropped[reason] = (dropped[reason] ?? 0) + count),
    },
    now: () => time,
  });
  return {
    taken,
    dropped,
    reported,
    lines,
    async send(reports: unknown, { from = '203.0.113.7', site = 'https://shop.example' } = {}) {
      const body = typeof reports === 'string' ? reports : JSON.stringify(reports);
      const headers = { origin: site, 'x-forwarded-for': from };
      return (await fetch((await origin) + REPORTS_PATH, { method: 'POST', headers, body })).status;
    },
    wait: (ms: number) => void (time += ms),
  };
}

describe('reports of browsers', () => {
  it('are counted, logged and passed on with their network', async () => {
    const shell = aShell();
    expect(await shell.send([REPORT])).toBe(204);
    expect(shell.taken).toEqual([[REPORT, '203.0.113.0/24']]);
    expect(shell.reported).toEqual(['mfe-catalog@2.0.0 render']);
    expect(shell.lines).toMatchObject([{ report: REPORT, msg: 'A browser reported a fault' }]);
    expect(JSON.stringify(shell.lines)).not.toContain('203.0.113');
  });

  it('are masked again, and nothing else of them is kept', async () => {
    const shell = aShell();
    const forged = {
      message: 'Error: ada@example.com 08035550123',
      places: ['../../etc/passwd', 'a.js:1:2'],
      email: 'x',
    };
    await shell.send([{ ...REPORT, ...forged }]);
    expect(shell.taken[0]![0]).toEqual({ ...REPORT, message: 'Error: <address> #', places: ['a.js:1:2'] });
  });

  it.each([
    { ...REPORT, version: '9.9.9' },
    { ...REPORT, slice: 'mfe-evil' },
    { ...REPORT, route: '/orders/12345' },
    { ...REPORT, kind: 'other' },
    { ...REPORT, message: 7 },
    { ...REPORT, places: 'a.js:1:2' },
    null,
    'text',
  ])('of what the shop does not have are dropped: %j', async (report) => {
    const shell = aShell();
    expect(await shell.send([report, REPORT])).toBe(204);
    expect(shell.taken).toHaveLength(1);
    expect(shell.dropped.unknown).toBe(1);
  });

  it.each(['', 'no json', '{}', 'null'])('that are none change nothing: %j', async (payload) => {
    const shell = aShell();
    expect(await shell.send(payload)).toBeLessThan(500);
    expect([shell.taken, shell.lines]).toEqual([[], []]);
  });

  it('of another site, and larger than 16 KB, are refused', async () => {
    const shell = aShell();
    expect(await shell.send([REPORT], { site: 'https://evil.example' })).toBe(403);
    expect(await shell.send(`["${'x'.repeat(17_000)}"]`)).toBe(413);
    expect([shell.taken, shell.dropped.foreign]).toEqual([[], 1]);
  });

  it('in a flood of one network count only so often in a minute, and do not keep others out', async () => {
    const shell = aShell();
    const flood = 3 * NETWORK_REPORTS;
    for (let turn = 0; turn < flood; turn += 1) await shell.send([REPORT], { from: `203.0.113.${turn}` });
    expect(shell.taken).toHaveLength(NETWORK_REPORTS);
    expect(shell.dropped.limit).toBe(flood - NETWORK_REPORTS);
    expect(await shell.send([REPORT], { from: '198.51.100.1' })).toBe(204);
    expect(shell.taken).toHaveLength(NETWORK_REPORTS + 1);
    shell.wait(60_000);
    expect(await shell.send([REPORT])).toBe(204);
    expect(shell.taken).toHaveLength(NETWORK_REPORTS + 2);
  });

  it('have a line each in the log, and in a flood only the first ones of a minute', async () => {
    const shell = aShell();
    for (let turn = 0; turn < 40; turn += 1) await shell.send([REPORT], { from: `198.51.${turn}.1` });
    shell.wait(60_000);
    await shell.send([REPORT]);
    expect(shell.lines.filter(({ report }) => report)).toHaveLength(31);
    expect(shell.lines.filter(({ reports }) => reports)).toMatchObject([{ reports: 10 }]);
  });
});
