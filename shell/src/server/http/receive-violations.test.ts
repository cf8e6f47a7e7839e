/** @jest-environment node */
import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { receiveViolations } from './receive-violations';
import { contentSecurityPolicy, PAGE_SECURITY_HEADERS, VIOLATIONS_PATH } from './security-headers';

const PAGE = 'https://shop.example/password/reset?token=secret';

async function aShell() {
  let log = '';
  const stream = new Writable({ write: (line, _, done) => done(void (log += line)) });
  const app = Fastify({ logger: { level: 'warn', stream } });
  await receiveViolations(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (body: string, type = 'application/csp-report') =>
    fetch(origin + VIOLATIONS_PATH, { method: 'POST', headers: { 'content-type': type }, body });
  return {
    send,
    /** What the log says when the server stops. */
    async end() {
      await app.close();
      return log === '' ? null : (JSON.parse(log) as { violations: Record<string, number>; received: number });
    },
    log: () => log,
  };
}
const older = (blocked: string) =>
  JSON.stringify({
    'csp-report': { 'document-uri': PAGE, 'effective-directive': 'script-src-elem', 'blocked-uri': blocked },
  });

describe('reports of the content security policy', () => {
  it('are asked for by every page', () => {
    const policy = contentSecurityPolicy({ start: { text: '', hash: `'sha256-x'` }, styleHashes: [] });
    expect(policy).toContain(`report-uri ${VIOLATIONS_PATH}; report-to violations`);
    expect(PAGE_SECURITY_HEADERS['reporting-endpoints']).toBe(`violations="${VIOLATIONS_PATH}"`);
  });

  it('are counted in both formats by directive and origin, without the address of the page', async () => {
    const shell = await aShell();
    expect((await shell.send(older('https://evil.example/a.js?x=1'))).status).toBe(204);
    await shell.send(older('https://evil.example/b.js'));
    const body = { documentURL: PAGE, effectiveDirective: 'style-src', blockedURL: 'inline' };
    await shell.send(JSON.stringify([{ type: 'csp-violation', body }]), 'application/reports+json');
    expect(await shell.end()).toMatchObject({
      violations: { 'script-src-elem https://evil.example': 2, 'style-src inline': 1 },
      received: 3,
    });
    expect(shell.log()).not.toContain('secret');
  });

  it.each(['', 'no json', 'null', '[null]', '{"csp-report":{"effective-directive":"<script>"}}'])(
    'that say nothing are ignored: %s',
    async (payload) => {
      const shell = await aShell();
      expect((await shell.send(payload)).status).toBeLessThan(500);
      expect(await shell.end()).toBeNull();
    },
  );

  it('are refused above 16 KB, and only so many are counted', async () => {
    const shell = await aShell();
    expect((await shell.send(older(`https://evil.example/${'x'.repeat(17_000)}`))).status).toBe(413);
    for (let turn = 0; turn < 250; turn += 1) await shell.send(older(`https://evil-${turn}.example/`));
    const { violations, received } = (await shell.end())!;
    expect([Object.keys(violations).length, received]).toEqual([20, 250]);
  });
});
