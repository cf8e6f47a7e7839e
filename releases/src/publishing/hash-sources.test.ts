import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder';
import { isVersion } from '../store/names';
import { hashSources } from './hash-sources';
import { isLocalVersion, localVersion } from '../store/local-version';

const root = temporaryFolder();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
write('mfe-cart/package.json', '{}');
write('mfe-cart/src/cart.ts', 'cart');
write('mfe-cart/src/test/fixture.ts', 'a source that is called test');
write('mfe-orders/src/orders.ts', 'orders');
write('shared/ui/src/button.ts', 'button');
write('shared/testing/src/builders.ts', 'builders');
write('package-lock.json', '{}');
const original = hashSources(root, 'mfe-cart');

it.each([
  ['a source', 'mfe-cart/src/cart.ts', 'cart!'],
  ['a new source', 'mfe-cart/src/new.ts', ''],
  ['a source below a folder named test', 'mfe-cart/src/test/fixture.ts', 'other'],
  ['the manifest', 'mfe-cart/package.json', '{"version":"2.0.0"}'],
  ['a shared package', 'shared/ui/src/button.ts', 'button!'],
  ['an installed version', 'package-lock.json', '{"packages":{}}'],
])('hashSources changes with %s', (_, file, text) => {
  const before = hashSources(root, 'mfe-cart');
  write(file, text);
  expect(hashSources(root, 'mfe-cart')).not.toBe(before);
});

it.each([
  'mfe-cart/src/cart.test.ts',
  'mfe-cart/README.md',
  'mfe-cart/jest.config.mjs',
  'mfe-cart/dist/client/routes.js',
  'mfe-cart/node_modules/x/index.js',
  'mfe-cart/test/builders.ts',
  'mfe-cart/.cache/x.json',
  'mfe-orders/src/orders.ts',
  'shared/testing/src/builders.ts',
])('hashSources ignores the contents of %s', (file) => {
  const before = hashSources(root, 'mfe-cart');
  write(file, 'something else');
  expect(hashSources(root, 'mfe-cart')).toBe(before);
});

it('hashSources depends only on names and contents', () => {
  for (const file of ['mfe-cart/src/new.ts', 'mfe-cart', 'shared', 'package-lock.json']) {
    rmSync(path.join(root, file), { recursive: true });
  }
  write('package-lock.json', '{}');
  write('shared/ui/src/button.ts', 'button');
  write('mfe-cart/src/test/fixture.ts', 'a source that is called test');
  write('mfe-cart/src/cart.ts', 'cart');
  write('mfe-cart/package.json', '{}');
  expect(hashSources(root, 'mfe-cart')).toBe(original);
  renameSync(path.join(root, 'mfe-cart/src/cart.ts'), path.join(root, 'mfe-cart/src/basket.ts'));
  expect(hashSources(root, 'mfe-cart')).not.toBe(original);
});

it('localVersion is a semantic version even when the hash begins with zeros or has only digits', () => {
  for (const hash of ['0000000000ff', '0123456789ab', 'abcdefabcdef']) {
    for (const version of ['1.0.0', '2.0.0-beta.1']) {
      expect(isVersion(localVersion(version, hash))).toBe(true);
      expect(isLocalVersion(localVersion(version, hash))).toBe(true);
    }
  }
  expect(isLocalVersion('1.0.0')).toBe(false);
});
