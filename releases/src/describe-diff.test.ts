import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishDist, shellWithReact } from '../test/publish-dist';
import { temporaryFolder, temporaryStore } from '../test/temporary-folder';
import { route, writeDist } from '../test/write-dist';
import { describeDiff } from './describe-diff';

const slice = 'mfe-catalog';
const source = { commit: null, author: null, dirty: null, types: 'not checked' } as const;

describe('the differences between two versions', () => {
  it('are commit, pages, bytes, exposed modules, topics and libraries', async () => {
    const store = temporaryStore();
    await publishDist(store, { routes: [route('/shop'), route('/shop/deals')] }, { source });
    const later = { ...source, commit: 'b'.repeat(40) };
    const routes = [route('/shop', { title: 'All products' }), route('/shop/brands')];
    const clientFiles = {
      'shop.js': `export const filters = 'colour, size'; export default ${JSON.stringify('shop '.repeat(100))};`,
    };
    await publishDist(
      store,
      { version: '1.1.0', routes, clientFiles, widgets: ['mini-cart'], claims: { shared: { react: '^19.0.0' } } },
      { source: later, removeRoutes: true, shell: shellWithReact },
    );
    const claims = '{"access":"open","frame":"full","public":false,"title":"Title"}';
    expect(describeDiff(store, slice, '1.0.0', '1.1.0')).toEqual([
      `commit: unknown → ${later.commit}`,
      `page shop: /shop ${claims} → /shop ${claims.replace('"Title"', '"All products"')}`,
      `page shop-brands: new → /shop/brands ${claims}`,
      `page shop-deals: /shop/deals ${claims} → gone`,
      expect.stringMatching(/^bytes of shop: \d+ → \d+$/),
      expect.stringMatching(/^bytes of shop-brands: new → \d+$/),
      expect.stringMatching(/^bytes of shop-deals: \d+ → gone$/),
      'exposes mini-cart: new → a widget',
      'exposes widgets: new → a module',
      'library react: new → ^19.0.0',
    ]);
    expect(describeDiff(store, slice, '1.0.0', '1.0.0')).toEqual([]);
  });

  it('are packages of the build, where both versions name them', async () => {
    const store = temporaryStore();
    const publish = (version: string, packages: Record<string, string>) => {
      const dist = temporaryFolder();
      writeDist(dist, { version });
      writeFileSync(path.join(dist, 'inputs.json'), JSON.stringify({ files: {}, packages }));
      return publishDist(store, {}, { build: async () => dist });
    };
    await publishDist(store);
    await publish('1.1.0', { 'node_modules/clsx': '2.0.0', 'node_modules/zod': '4.0.0' });
    await publish('1.2.0', { 'node_modules/clsx': '2.1.0', 'mfe-catalog/node_modules/zod': '3.0.0' });
    const changes = (from: string, to: string) =>
      describeDiff(store, slice, from, to).filter((line) => line.startsWith('package'));
    expect(changes('1.1.0', '1.2.0')).toEqual([
      'package clsx: 2.0.0 → 2.1.0',
      'package mfe-catalog/node_modules/zod: new → 3.0.0',
      'package zod: 4.0.0 → gone',
    ]);
    expect(changes('1.0.0', '1.1.0')).toEqual(['packages: unknown → known']);
  });

  it('need two stored versions', () => {
    expect(() => describeDiff(temporaryStore(), slice, '1.0.0', '1.1.0')).toThrow('1.0.0 is not in the release store');
  });
});
