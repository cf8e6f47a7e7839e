import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shellWithReact } from '../../../test/publish-dist';
import { temporaryFolder } from '../../../test/temporary-folder';
import { route, writeDist, type DistOptions } from '../../../test/write-dist';
import { runTrial } from './run-trial';
import type { RecordedSource, Recording } from './trial';

jest.setTimeout(120_000); // each trial is a process

/** Milliseconds: a short limit for candidates that hang, and a long one for a busy machine. */
const HANGS_MS = 4_000;
const STAGE_MS = 30_000;
const page = route('/shop', { public: true });
const shared = { react: '^19.0.0', '@nkm/platform': '^1.0.0' };
const html = 'screen: async () => ({ default: ({ data }) => require("react").createElement("p", null, String(data)) })';

interface Options {
  stageMs?: number;
  recordFrom?: RecordedSource | null;
}
function trial(
  options: DistOptions,
  recording: Partial<Recording> = {},
  { stageMs = STAGE_MS, recordFrom = null }: Options = {},
) {
  const dist = temporaryFolder();
  const description = writeDist(dist, { routes: [page], pageCode: html, claims: { shared }, ...options });
  const { manifest } = shellWithReact;
  const request = { dist, description, manifest, recording: { pages: {}, calls: {}, ...recording }, recordFrom };
  return runTrial(request, { stageMs });
}
const faultOf = async (options: DistOptions) => (await trial(options)).faults.join('; ');

type Fault = [what: string, options: DistOptions, fault: RegExp];
const FAULTS: Fault[] = [
  ['loops while it loads', { serverCode: 'for (;;);' }, /server bundle does not load: it does not end within 4 s/],
  ['ends the process while it loads', { serverCode: 'process.exit(0);' }, /does not load: it ends the process/],
  ['throws while it loads', { serverCode: 'throw new Error("no window");' }, /no window/],
  ['throws in a loader', { pageCode: `${html}, load() { throw new TypeError("no data"); }` }, /TypeError: no data/],
  [
    'throws in a screen',
    { pageCode: 'screen: async () => ({ default() { throw new Error("no screen"); } })' },
    /no screen/,
  ],
  ['throws in a head', { pageCode: `${html}, head() { throw new Error("no head"); }` }, /no head/],
  [
    'renders styles',
    { pageCode: html.replace('"p"', '"style"') },
    /renders a <style> element, which the content security policy blocks/,
  ],
  ['renders nothing', { pageCode: 'screen: async () => ({ default: () => null })' }, /it renders no HTML/],
  [
    'does not find its own page',
    { pageCode: `${html}, load() { throw { sliceSignal: "not-found" }; }` },
    /reports that \/shop does not exist/,
  ],
  [
    'fails in a timer',
    { pageCode: `${html}, load() { setTimeout(() => { throw new Error("late"); }, 5); }` },
    /fails in the background: Error: late/,
  ],
  [
    'throws in a widget',
    { widgets: ['mini-cart'], widgetCode: '({ onDone }) => { throw new Error(typeof onDone); }' },
    /^the widget mini-cart cannot be rendered: Error: function$/,
  ],
  [
    'throws while its service loads',
    { serviceCode: 'throw new Error("no cart");' },
    /^the service does not load: Error: no cart$/,
  ],
];
/** They wait for a limit, or repeat what others show in another place. */
const SLOW_FAULTS: Fault[] = [
  ['fills the heap', { serverCode: 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5));' }, /MB of memory/],
  [
    'fills buffers',
    { serverCode: 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));' },
    /needs more than 768 MB of memory/,
  ],
  [
    'loops in a screen',
    { pageCode: 'screen: async () => ({ default() { for (;;); } })' },
    /page \/shop \(shop\) cannot be rendered: it does not end/,
  ],
  [
    'never resolves in a loader',
    { pageCode: `${html}, load: () => new Promise(() => undefined)` },
    /\/shop.*it does not end within/,
  ],
  ['ends the process in a loader', { pageCode: `${html}, load() { process.exit(0); }` }, /\/shop.*it ends the process/],
];

describe('the trial of a candidate', () => {
  it('renders each public page with the recorded answers of the API', async () => {
    const load =
      'load: async ({ platform, params }) => (await platform.api.get("/products", { query: { of: ' +
      'params.slug, b: 1 } })).data.title';
    const products = route('/:slug', { public: true, id: 'product' });
    const recording = {
      pages: { product: '/ankara' },
      calls: { 'GET /products?b=1&of=ankara': { status: 200, body: { data: { title: 'Ankara' } } } },
    };
    const report = await trial(
      { routes: [products], pageCode: `${html}, ${load}, head: (data) => data.length` },
      recording,
    );
    expect(report).toEqual({ faults: [], unrecorded: [], warnings: [], calls: recording.calls });
  });

  it('accepts a redirect', async () => {
    const pageCode = 'load: async () => { throw Object.assign(new Error(), { sliceSignal: "redirect", path: "/" }); }';
    expect(await faultOf({ pageCode })).toBe('');
  });

  it('renders the pages of a shopper without a session, unless their calls are not recorded', async () => {
    const routes = [route('/compare'), route('/orders'), route('/orders/:id')];
    const load = 'load: async ({ url, platform }) => url.pathname === "/orders" && platform.api.get("/orders")';
    const screen = 'screen: async () => ({ default() { throw new Error("nothing to compare"); } })';
    const { faults, unrecorded, warnings } = await trial({ routes, pageCode: `${load}, ${screen}` });
    expect(faults).toEqual(['the page /compare (compare) cannot be rendered: Error: nothing to compare']);
    expect(unrecorded).toEqual([]);
    expect(warnings).toEqual([
      '2 pages of shoppers were not rendered (/orders, /orders/:id): record them with nkm record --signed-in',
    ]);
  });

  describe('renders the pages of a shopper with the recording of a session', () => {
    const routes = [route('/orders')];
    const recording = { pages: {}, session: true, calls: {} } as const;
    const reportOf = (pageCode: string) => trial({ routes, pageCode }, recording);
    const unrecorded = 'the page /orders (orders) asks for GET /orders, which is not recorded';

    it('and refuses an error', async () => {
      const { faults } = await reportOf('screen: async () => ({ default() { throw new Error("no orders"); } })');
      expect(faults).toEqual(['the page /orders (orders) cannot be rendered: Error: no orders']);
    });

    it('and names what is not recorded', async () => {
      const load = 'load: async ({ platform }) => platform.api.get("/orders")';
      expect(await reportOf(`${html}, ${load}`)).toMatchObject({ faults: [], unrecorded: [unrecorded] });
    });

    it('and records the answers that an API gives to the shopper', async () => {
      const api = createServer((request, response) => {
        const body = { data: request.headers.authorization };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      }).listen(0, '127.0.0.1');
      await once(api, 'listening');
      const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      const load = 'load: async ({ platform }) => platform.api.get("/orders")';
      const options = { routes, pageCode: `${html}, ${load}` };
      const { calls } = await trial(options, recording, { recordFrom: { api: address, token: 'secret' } });
      expect(calls['GET /orders']).toEqual({ status: 200, body: { data: 'Bearer secret' } });
      api.close();
    });

    it.each([
      ['is empty without a session', 'screen: async () => ({ default: () => null })'],
      ['needs a browser', 'screen: async () => ({ default: () => window.innerWidth })'],
      ['does not exist', `${html}, load() { throw { sliceSignal: "not-found" }; }`],
    ])('and accepts one that %s', async (_, pageCode) => {
      expect(await reportOf(pageCode)).toMatchObject({ faults: [], unrecorded: [] });
    });
  });

  it('accepts a widget and a service that need a browser', async () => {
    const serviceCode = 'return { service: { start() {}, address: location.href } };';
    expect(await faultOf({ widgets: ['mini-cart'], widgetCode: '() => document.title', serviceCode })).toBe('');
  });

  it('refuses a service that cannot be started', async () => {
    expect(await faultOf({ serviceCode: 'return { service: {} };' })).toBe(
      'the service does not load: it has no function `start`',
    );
  });

  it('warns of controlled fields on public pages, and only of those', async () => {
    const field = (props: string) => `screen: async () => ({ default: () => jsx("input", ${props}) })`;
    const own = { ...shared, 'react/jsx-runtime': '^19.0.0' };
    const codeOf = (props: string) => ({
      serverCode: 'const { jsx } = require("react/jsx-runtime");',
      pageCode: field(props),
      claims: { shared: own },
    });
    const { faults, warnings } = await trial(codeOf('{ name: "sort", value: "new", onChange() {} }'));
    expect(faults).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('the page /shop (shop) has controlled fields (sort)')]);
    const free = '{ name: "sort", defaultValue: "new" }';
    const hidden = '{ type: "hidden", name: "page", value: "1" }';
    for (const props of [free, hidden]) expect((await trial(codeOf(props))).warnings).toEqual([]);
  });

  it('names the pages that cannot be checked', async () => {
    const load = 'load: async ({ platform }) => platform.api.get("/new")';
    const routes = [page, route('/shop/:slug', { public: true })];
    const { faults, unrecorded } = await trial({ routes, pageCode: `${html}, ${load}` });
    expect(faults).toEqual([]);
    expect(unrecorded).toEqual([
      'the page /shop (shop) asks for GET /new, which is not recorded',
      'the page /shop/:slug (shop-slug) has parameters, but the recording has no address for it',
    ]);
  });

  it.each([
    [
      { 'react-router-dom': ['Link', 'Outlet'] },
      'it imports Outlet of react-router-dom, which the shell does not share',
    ],
    [{ rxjs: ['map', 'zip', 'of'] }, 'it imports zip, of of rxjs, which the shell does not share'],
    [{ react: ['useState'], '@nkm/platform': ['useTopic'] }, ''],
  ])('refuses a candidate that imports %j only if the shell does not share it', async (imports, fault) => {
    expect(await faultOf({ claims: { shared, imports } })).toBe(fault);
  });

  it.each(process.env.AUDIT ? [...FAULTS, ...SLOW_FAULTS] : FAULTS)(
    'refuses a candidate that %s',
    async (_, options, fault) => {
      const stageMs = fault.source.includes('does not end') ? HANGS_MS : STAGE_MS;
      expect((await trial(options, {}, { stageMs })).faults.join()).toMatch(fault);
    },
  );
});
