import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storeCopy } from './broken-version';
import { versionFolder } from '../system/release-store';
import { chunkOf, throwInScreen } from './damages';
import { nkm, visit } from './rollouts';
import { SLICE_PAGES } from './slices';
import { expect, type Stage, test } from './stage';
import { IN_AUDIT } from '../system/in-audit';

const SHOP = SLICE_PAGES[0]!;
const PERSONAL = 'ada@example.com 08035550123 eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln /orders/4711?token=hunter';

/** What the shells keep of the browsers' reports. */
function keptReports({ system }: Stage): string {
  const folder = path.join(system.store.folder, 'reports');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}

test('a candidate that fails only in browsers is reported within seconds, without consent or personal data', async ({
  stage,
  page,
  watch,
}) => {
  watch.allow(/cannot be used: /, /broken while rendering/);
  const version = await stage.rollOut(SHOP.slice, ({ description, read, write }) => {
    const chunk = chunkOf(description, SHOP.route);
    write(chunk, throwInScreen(read(chunk)).replace('broken while rendering', `broken while rendering ${PERSONAL}`));
  });
  const report = page.waitForRequest('**/browser-reports');
  await stage.open(SHOP);
  await stage.shows(SHOP, stage.stableOf(SHOP.slice));
  const sent = (await report).postData()!;
  expect(JSON.parse(sent)).toMatchObject([{ slice: SHOP.slice, version, kind: 'render', route: '/shop' }]);
  await expect.poll(() => keptReports(stage), { timeout: 5_000 }).toContain(`"version":"${version}","kind":"render"`);
  const kept = keptReports(stage)
    .split('\n')
    .find((line) => line.includes(version) && line.includes('render'))!;
  expect(kept).toContain('Error: broken while rendering <address> # <token>');
  const errors = await nkm(stage, 'errors', SHOP.slice, '--version', version, '--days', '2');
  expect(errors).toContain('Error: broken while rendering');
  expect(`${sent} ${kept}`).not.toMatch(/ada@|0803|eyJ|4711|hunter|nkm_visitor|[0-9a-f]{8}-[0-9a-f]{4}/);
});

/** Sends a report as a browser in this network would. */
async function reportFrom({ system }: Stage, network: number, version: string): Promise<void> {
  const report = { slice: SHOP.slice, version, kind: 'render', route: '/shop', message: 'Error: broken', places: [] };
  const answer = await fetch(`${system.shop}/browser-reports`, {
    method: 'POST',
    headers: { origin: system.shop, 'x-forwarded-for': `203.0.${network}.7` },
    body: JSON.stringify([report, report]),
  });
  expect(answer.status).toBe(204);
}

test('reports from five networks pause a rollout, and those of one network do not', IN_AUDIT, async ({ stage }) => {
  test.setTimeout(180_000); // `nkm` starts about 20 times
  const version = '8.4.0';
  storeCopy(stage.system.store, SHOP.slice, version);
  await nkm(stage, 'rollout', 'start', SHOP.slice, version, '--steps', '60,100', '--every', '1h');
  await expect.poll(async () => (await visit(stage)).version, { intervals: [20] }).toBe(version);
  for (let turn = 0; turn < 120; turn += 1) await visit(stage);
  for (let turn = 0; turn < 12; turn += 1) await reportFrom(stage, 1, version);
  await expect.poll(() => nkm(stage, 'status'), { timeout: 30_000 }).toMatch(/8\.4\.0: \d+ page loads, 24 failures/);
  expect(await nkm(stage, 'status')).not.toContain('pauses since');

  for (const network of [2, 3, 4, 5]) await reportFrom(stage, network, version);
  await expect.poll(() => nkm(stage, 'status'), { timeout: 30_000 }).toContain(`${version}: pauses since`);
  expect(await nkm(stage, 'status')).toContain(`${version} (60 %, paused)`);
  expect((await visit(stage)).version).toBeDefined(); // it still runs
  await nkm(stage, 'rollout', 'resume', SHOP.slice);
  expect(await nkm(stage, 'status')).not.toContain('pauses since');
});

test('the source maps of a version are stored, and never served', async ({ stage }) => {
  const version = stage.stableOf(SHOP.slice);
  const maps = path.join(versionFolder(stage.system.store, SHOP.slice, version), 'maps/client');
  const base = `${stage.system.shop}/slices/${SHOP.slice}/${version}`;
  const files = readdirSync(maps);
  expect(files.length).toBeGreaterThan(5);
  const [map] = files;
  expect((await fetch(`${base}/${map!.replace('.map', '')}`)).status).toBe(200);
  for (const address of [map, `maps/client/${map}`, `..%2Fmaps%2Fclient%2F${map}`, '..%2Fserver%2Findex.cjs'])
    expect([address, (await fetch(`${base}/${address}`)).status]).toEqual([address, 404]);
});
