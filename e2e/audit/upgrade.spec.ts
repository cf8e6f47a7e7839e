import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CartItem, Order } from '@nkm/contracts';
import { expect, test } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { putIntoCart, tokenOf } from '../shopper/empty-cart';
import { startNginx } from '../system/nginx';
import { startPostgres } from '../system/postgres';
import { picturesFolder, ROOT, runFolder } from '../system/run-folder';
import { type Part, type Settings, startPart } from '../system/start-part';
import { startSandboxes } from '../system/start-parts';
import { documented, programOf, restartsBelow, type Unit } from '../system/upgrade-document';
import { failuresOf, type Planned, startLoad } from './steady-load';

const PER_SECOND = 10;
/** Our port of PORT 3000 in the document. */
const FIRST_PORT = 28_600;
const [SANDBOXES, POSTGRES, DOOR, API_DOOR] = [28_620, 28_630, 28_640, 28_641];
/** nginx asks a part again that long after it refused a connection. */
const BACK_MS = 3_000;
const RAISED = '900.0.0';
const PLATFORM = 'shared/platform';
const RAISED_PLATFORM = '1.900.0';
const SLICES = ['mfe-account', 'mfe-cart-checkout', 'mfe-catalog', 'mfe-orders'];
/** The commit before the newest migration. */
const BEFORE = "$(git log -1 --diff-filter=A --format=%H^ -- 'api/migrations/*.sql')";
const UNITS: Unit[] = restartsBelow('## 3. Switch');

const REQUESTS: Omit<Planned, 'uncached'>[] = [
  { address: '/' },
  { address: '/shop?page=2' },
  { address: '/Flash-Deals' },
  { address: '/cart' },
  { address: '/account' },
  { address: '/api/products?perPage=20' },
  { address: '/api/login', body: { email: 'nobody@example.com' } },
];

test('an upgrade over a migration, and the way back, lose no page and no data', async () => {
  test.setTimeout(60 * 60_000);
  const folder = mkdtempSync(path.join(runFolder(), 'upgrade-'));
  const running = new Map<string, Part>();
  const others: Part[] = [];
  try {
    const postgres = await startPostgres(POSTGRES);
    others.unshift(postgres);
    const settings: Settings = {
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '10000',
      SERVER_API_TIMEOUT_MS: '10000',
      DATABASE_URL: postgres.url,
      RELEASE_STORE: path.join(folder, 'releases/store'),
      API_BASE_URL: `http://127.0.0.1:${API_DOOR}`,
      PUBLIC_URL: `http://127.0.0.1:${DOOR}`,
      PAYSTACK_BASE_URL: `http://localhost:${SANDBOXES + 3}`,
    };
    const sh = commandsIn(folder, settings);
    /** Steps 1 and 2 in the folder `name`. */
    async function prepare(name: 'old' | 'new'): Promise<void> {
      await sh(`git -c safe.directory='*' clone --quiet '${ROOT}' ${name}`);
      if (name === 'old') await sh(`git checkout --quiet ${BEFORE}`, name);
      else await raiseVersions(path.join(folder, name), (command) => sh(command, name));
      for (const start of ['npm ci', 'npm run build', 'npm run migrate']) await sh(documented(start), name);
    }
    // The first versions of the old shop are live at once.
    const publish = (name: 'old' | 'new') =>
      sh(documented('npx nkm publish').replace(name === 'old' ? ' --hold' : '', ''), name);
    /** For each slice, the command of the document. */
    async function ofEachSlice(start: string): Promise<void> {
      for (const slice of SLICES)
        await sh(documented(start).replace('mfe-catalog', slice).replace('1.1.0', RAISED), 'new');
    }
    const switchTo = (name: 'old' | 'new') => sh(documented(`ln -sfn /srv/nkm/${name}`).replaceAll('/srv/nkm', folder));
    /** What `systemctl restart` does. */
    async function restart(units: readonly Unit[]): Promise<void> {
      for (const { kind, port } of units) {
        const name = `${kind}-${port}`;
        await running.get(name)?.stop();
        const data = path.join(folder, kind === 'api' ? 'data' : name);
        const own = { ...settings, PORT: String(FIRST_PORT + port - 3000), DATA_DIR: data };
        running.set(name, await startPart(name, programOf(kind), path.join(folder, 'current'), own));
        await sleep(BACK_MS);
      }
    }

    mkdirSync(path.join(folder, 'data'), { recursive: true });
    symlinkSync(picturesFolder(), path.join(folder, 'data/pictures'));
    await prepare('old');
    await publish('old');
    await switchTo('old');
    await restart(UNITS.filter(({ kind }) => kind === 'api'));
    const shops = [FIRST_PORT, FIRST_PORT + 10];
    const apis = shops.map((port) => port + 1);
    others.unshift(await startNginx({ port: DOOR, shops, apiPort: API_DOOR, apis }));
    await restart(UNITS.filter(({ kind }) => kind === 'shell'));
    const atSandboxes = { ...settings, API_PORT: String(apis[1]), DATA_DIR: path.join(folder, 'data') };
    others.unshift(await startSandboxes(['inbox', 'paystack'], SANDBOXES, atSandboxes));

    const api = `http://127.0.0.1:${DOOR}/api`;
    const token = await tokenOf(ada, { api, inbox: `http://localhost:${SANDBOXES + 2}` });
    const ask = async <Data>(address: string, method = 'GET') => {
      const answer = await fetch(`${api}${address}`, { method, headers: { authorization: `Bearer ${token}` } });
      expect(answer.status, address).toBe(200);
      return ((await answer.json()) as { data: Data }).data;
    };
    const [product] = await ask<{ id: number }[]>('/products?perPage=1');
    await putIntoCart(token, product!.id, { api, inbox: '' });
    const kept = async () => ({
      cart: (await ask<CartItem[]>('/cart')).map((line) => [line.product.id, line.quantity]),
      parcels: (await ask<Order[]>('/orders')).flatMap(({ invoices }) =>
        invoices.map(({ id, reference, status }) => ({ id, reference, status })),
      ),
    });
    const before = await kept();
    const version = async () =>
      /data-version="([^"]*)"/.exec(await (await fetch(`http://127.0.0.1:${DOOR}/`)).text())![1];
    const first = await version();

    const load = startLoad(`http://127.0.0.1:${DOOR}`, PER_SECOND, (number) => ({
      ...REQUESTS[number % REQUESTS.length]!,
      uncached: false,
    }));
    await prepare('new');
    expect(await kept()).toEqual(before);
    await switchTo('new');
    await restart(UNITS);
    expect(await version()).toBe(first);
    await publish('new');
    await ofEachSlice('npx nkm rollout set');
    await expect.poll(version).toBe(RAISED);
    expect(await kept()).toEqual(before);
    // An order goes on in the new version.
    const parcel = before.parcels.find(({ status }) => status === 'Delivered')!;
    await ask(`/invoices/${parcel.id}/confirm`, 'POST');
    parcel.status = 'Fulfilled';

    await ofEachSlice('npx nkm rollback');
    await switchTo('old');
    await restart(restartsBelow('## 5. Go back'));
    await expect.poll(version).toBe(first);
    expect(await kept()).toEqual(before);
    const sent = await load.stop();
    const failures = failuresOf(sent);
    process.stdout.write(`  ${sent.length} requests during the upgrade and back, ${failures.length} failed\n`);
    expect(failures).toEqual([]);
  } finally {
    await Promise.all([...running.values()].map((part) => part.stop()));
    for (const part of others) await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

type Run = (command: string, name?: string) => Promise<string>;

/** Runs commands in folders of `folder`, without stopping the load. */
function commandsIn(folder: string, settings: Settings): Run {
  const { PATH, HOME } = process.env;
  return async (command, name = '.') => {
    const options = { cwd: path.join(folder, name), env: { PATH, HOME, ...settings }, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)('sh', ['-c', command], options)).stdout;
  };
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

/** Raises what `npm run versions` raises: the slices, the platform, and the platform that the slices need. */
async function raiseVersions(project: string, run: Run): Promise<void> {
  const change = <Content>(name: string, work: (content: Content) => void) => {
    const file = path.join(project, name);
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
    work(content);
    writeFileSync(file, JSON.stringify(content, null, 2));
  };
  const raise = (folder: string) => (content: Package) => {
    content.version = folder === PLATFORM ? RAISED_PLATFORM : RAISED;
    if (folder !== PLATFORM) content.dependencies['@nkm/platform'] = `^${RAISED_PLATFORM}`;
  };
  for (const folder of [...SLICES, PLATFORM]) {
    change(`${folder}/package.json`, raise(folder));
    change<{ packages: Record<string, Package> }>('package-lock.json', ({ packages }) =>
      raise(folder)(packages[folder]!),
    );
  }
  await run("git -c user.name=Ada -c user.email=ada@example.com commit --quiet --all --message 'chore: raise'");
}
