import type { RouteClaim, SliceDescription, TopicName } from '@nkm/contracts';
import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shellWithReact } from '../../test/publish-dist';
import { quickShell } from '../../test/quick-shell';
import { temporaryFolder } from '../../test/temporary-folder';
import { fileEntry, route, writeDist, type DistOptions } from '../../test/write-dist';
import { checkSlice, type GateRequest } from './check-slice';

interface Case extends DistOptions {
  spoil?(dist: string): void;
  live?: GateRequest['live'];
  stable?: GateRequest['stable'];
}

async function refusalOf({ spoil, live = [], stable = null, ...options }: Case = {}): Promise<string | null> {
  const dist = temporaryFolder();
  writeDist(dist, options);
  spoil?.(dist);
  try {
    await checkSlice({
      dist,
      expected: { name: 'mfe-catalog', version: '1.0.0' },
      live,
      stable,
      shell: options.claims?.shared ? shellWithReact : quickShell(),
      shells: [],
      recording: { pages: {}, calls: {} },
      demandsRecording: true,
    });
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'refused' });
    return (error as Error).message;
  }
}
const claims = (more: { [K in keyof SliceDescription]?: unknown }): Case => ({
  claims: more as Partial<SliceDescription>,
});
const withRoutes = (...paths: string[]): Case => ({ routes: paths.map((pattern) => route(pattern)) });
const inDist = (change: (file: (name: string) => string) => void): Case => ({
  spoil: (dist) => change((name) => path.join(dist, name)),
});

describe('the gate lets through', () => {
  it('a build that matches its description', async () => {
    expect(await refusalOf()).toBeNull();
  });
  it('a slice that shares libraries of the shell and owns its topics', async () => {
    const shared = { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' };
    const serverCode = 'if (!require("react/jsx-runtime").jsx) throw new Error("no react");';
    const topics = { topics: ['product.viewed'] as TopicName[], topicVersions: { 'product.viewed': 1 } };
    expect(await refusalOf({ serverCode, claims: { shared, ...topics } })).toBeNull();
  });
  it('account pages with links in the sidebar', async () => {
    const orders = route('/my-orders', { frame: 'account', public: false, sidebar: { place: 7, fragment: 'orders' } });
    expect(await refusalOf({ routes: [orders] })).toBeNull();
  });
  it('a product page as the last route, and routes that another version of the slice also has', async () => {
    const live = [{ slice: 'mfe-catalog', version: '0.9.0', routes: [route('/shop')] }];
    expect(await refusalOf({ ...withRoutes('/', '/shop', '/shop/:slug', '/:slug'), live })).toBeNull();
  });
});

describe('the gate refuses', () => {
  it.each<[string, Case, string]>([
    ['another slice', { name: 'mfe-orders' }, 'the build is for mfe-orders'],
    ['another version', { version: '1.0.1' }, 'the build has version 1.0.1'],
    ['an invalid version', claims({ version: 'latest' }), 'has no valid version'],
    ['a version that is a path', claims({ version: '../1.0.0' }), 'has no valid version'],
    ['the container of another version', claims({ container: 'mfe_catalog_0_9_0' }), 'the container is named'],
    ['a newer contract', claims({ contract: 2 }), 'it needs contract 2, the shell has 1'],
    ['no routes module', claims({ exposes: ['widgets'] }), 'does not expose routes'],
    ['a service without files', claims({ exposes: ['routes', 'service'] }), 'no files are listed for service'],
    ['a widget without its module', claims({ widgets: ['mini-cart'] }), 'has widgets but does not expose them'],
    ['a route without files', claims({ chunks: {} }), 'no files are listed for home, shop'],
    ['fields of the wrong kind', claims({ topics: 'cart', files: [] }), 'has no valid topics, files'],

    ['a topic of another slice', claims({ topics: ['cart.add'] }), '"cart.add" is owned by mfe-cart-checkout'],
    ['an undeclared topic', claims({ topics: ['toString'] }), '"toString" is not declared'],
    [
      'a topic that the shell does not know yet',
      claims({ topicVersions: { 'cart.gift': 1 } }),
      '"cart.gift" is not declared',
    ],
    [
      'a newer version of a topic',
      claims({ topicVersions: { 'cart.add': 99 } }),
      'version 99 of the topic "cart.add" is required',
    ],
    ['a topic version that is not a number', claims({ topicVersions: { cart: 'new' } }), 'has no valid topicVersions'],
    [
      'a library in another version',
      claims({ shared: { react: '^18.0.0' } }),
      'react ^18.0.0 is required, but the shell has 19.3.1',
    ],
    [
      'a library that the shell does not provide',
      claims({ shared: { lodash: '*' } }),
      'the shell does not provide lodash',
    ],
    ['an invalid version range', claims({ shared: { react: 'newest' } }), '"newest" of react is not a version range'],

    ["the shell's paths", withRoutes('/api/products'), 'route /api/products belongs to the shell'],
    ["the shell's paths in capitals", withRoutes('/Slices'), 'route /Slices belongs to the shell'],
    ['the not-found page', withRoutes('/notfound'), 'route /notfound belongs to the shell'],
    ['a route for all addresses', withRoutes('/', '*'), 'route * does not begin with a slash'],
    ['a product page that is not last', withRoutes('/:slug', '/shop'), 'route /:slug begins with a parameter'],
    ['a longer pattern that begins with a parameter', withRoutes('/:a/:b'), 'route /:a/:b begins with a parameter'],
    ['two product pages', withRoutes('/:slug', '/:id'), 'two routes claim /:'],
    ['one address twice', withRoutes('/shop', '/SHOP'), 'two routes claim /shop'],
    ['a pattern with a space', withRoutes('/shop/a b'), 'has the invalid segment "a b"'],
    ['a pattern with two slashes', withRoutes('/shop//x'), 'has the invalid segment ""'],
    ['a splat in the middle', withRoutes('/shop/*/x'), 'has the invalid segment "*"'],
    [
      'one id twice',
      { routes: [route('/shop', { id: 'a' }), route('/cart', { id: 'a' })] },
      'two routes have the id "a"',
    ],
    [
      'an unknown access',
      { routes: [route('/shop', { access: 'admin' as RouteClaim['access'] })] },
      'has the unknown access "admin"',
    ],
    [
      'an unknown required step',
      { routes: [{ ...route('/shop'), requiredStep: 'pay' as RouteClaim['requiredStep'] }] },
      'has the unknown required step "pay"',
    ],
    [
      'a step that the focused frame does not have',
      { routes: [route('/checkout', { focus: { steps: ['Delivery', 'Payment'], step: 3 } })] },
      'has the unknown step 3 of 2',
    ],
    [
      'an unknown frame',
      { routes: [route('/shop', { frame: 'wide' as RouteClaim['frame'] })] },
      'has the unknown frame "wide"',
    ],
    [
      'a sidebar link to a pattern',
      { routes: [route('/shop/:slug', { sidebar: { place: 1 } })] },
      'is a pattern, so the sidebar cannot link to it',
    ],
    [
      'a sidebar link without a place',
      { routes: [route('/shop', { sidebar: {} as RouteClaim['sidebar'] })] },
      'has the invalid sidebar place "undefined"',
    ],
    [
      'a sidebar link to an invalid fragment',
      { routes: [route('/shop', { sidebar: { place: 1, fragment: '#a b' } })] },
      'has the invalid fragment "#a b"',
    ],

    ['a missing file', inDist((file) => rmSync(file('client/shop.js'))), 'client/shop.js is listed but missing'],
    ['an unlisted file', inDist((file) => writeFileSync(file('client/extra.js'), '')), 'client/extra.js is not listed'],
    [
      'a changed file',
      inDist((file) => appendFileSync(file('client/shop.js'), ' ')),
      'client/shop.js does not match its hash',
    ],
    [
      'a link',
      inDist((file) => symlinkSync('/etc/hostname', file('client/link.js'))),
      'client/link.js (not a regular file)',
    ],
    [
      'a listed file outside the build',
      claims({ files: { '../../etc/passwd': fileEntry('') } }),
      '../../etc/passwd is listed but missing',
    ],
    [
      'a page that needs an unlisted file',
      claims({ chunks: { home: { js: ['a.js'], css: [] }, shop: { js: ['b.js'], css: [] } } }),
      'client/a.js is needed by a page but not listed',
    ],
    ['no description', inDist((file) => rmSync(file('slice.json'))), 'cannot read'],
    ['a broken description', inDist((file) => writeFileSync(file('slice.json'), '{')), 'cannot read'],

    [
      'an entry without routes',
      { clientFiles: { 'remoteEntry.js': 'var mfe_catalog_1_0_0 = { "./widgets": 1 };' } },
      'client/remoteEntry.js has no ./routes',
    ],
    [
      'styles that affect the whole page',
      { clientFiles: { 'home.css': 'body { margin: 0 }' } },
      'client/home.css: body reaches beyond',
    ],
    [
      'a class that is not from a CSS module',
      inDist((file) => writeFileSync(file('class-names.json'), '["home"]')),
      'client/shop.css: .shop reaches beyond the ' + "slice's own classes",
    ],

    ['a server bundle that throws', { serverCode: 'throw new Error("no window")' }, 'no window'],
    [
      'a server bundle that requires a Node module',
      { serverCode: 'require("node:fs")' },
      'requires "node:fs", which the shell does not provide',
    ],
    [
      'a server bundle with other routes',
      {
        serverCode: 'setImmediate; ',
        claims: { routes: [route('/cart')], chunks: { cart: { js: ['routes.js'], css: [] } } },
      },
      'the routes of the server bundle differ',
    ],
    [
      'a server bundle with other sidebar links',
      { routes: [route('/shop')], claims: { routes: [route('/shop', { sidebar: { place: 1 } })] } },
      'the routes of the server bundle differ',
    ],
    [
      'a server bundle with other widgets',
      { serverCode: 'exports.widgets = { "mini-cart": 1 };' },
      'the widgets of the server bundle differ',
    ],
  ])('%s', async (_, options, message) => {
    expect(await refusalOf(options)).toContain(message);
  });

  it('a route that a live version of another slice claims', async () => {
    const live = [{ slice: 'mfe-cart-checkout', version: '1.2.0', routes: [route('/SHOP')] }];
    expect(await refusalOf({ live })).toBe(
      'mfe-catalog 1.0.0 is refused: route /shop collides with /SHOP of mfe-cart-checkout 1.2.0',
    );
  });

  it('a build that drops an address of the stable version', async () => {
    const stable = {
      slice: 'mfe-catalog',
      version: '0.9.0',
      routes: [route('/Shop'), route('/deals'), route('/x/:a?')],
    };
    const refusal = await refusalOf({ ...withRoutes('/shop', '/x/:b'), stable });
    expect(refusal).toContain('it no longer claims /deals, which 0.9.0 has');
    expect(refusal).toContain('it no longer claims /x/:a?, which 0.9.0 has');
    expect(refusal).not.toContain('/Shop');
  });

  it('a build with several faults, all in one line', async () => {
    const message = await refusalOf({ ...withRoutes('/api'), claims: { contract: 3, topics: ['cart'] } });
    expect(message!.split('; ')).toHaveLength(3);
    expect(message).not.toContain('\n');
  });
});
