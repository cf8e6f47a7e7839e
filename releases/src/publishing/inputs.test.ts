import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder';
import { changedInputs, readInputs } from './inputs';

const root = temporaryFolder();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const CLSX = 'shared/ui/node_modules/@types/clsx';
const inputs = {
  files: { 'mfe-cart/src/cart.ts': hash('cart'), 'shared/ui/src/button.tsx': hash('button') },
  packages: { 'node_modules/rxjs': '7.8.2', [CLSX]: '2.0.0' },
};

beforeEach(() => {
  write('mfe-cart/src/cart.ts', 'cart');
  write('shared/ui/src/button.tsx', 'button');
  write('node_modules/rxjs/package.json', '{"version":"7.8.2"}');
  write(`${CLSX}/package.json`, '{"version":"2.0.0"}');
});

describe('the contents of a version', () => {
  it('are the same whatever else changes', () => {
    write('mfe-orders/src/page.ts', 'a page of another team');
    write('shared/ui/src/table.tsx', 'a component that the slice does not use');
    write('package-lock.json', '{"packages":{"node_modules/other":{}}}');
    expect(changedInputs(root, inputs)).toEqual([]);
  });

  it.each<[string, () => void, string]>([
    ['a file', () => write('shared/ui/src/button.tsx', 'button!'), 'shared/ui/src/button.tsx'],
    ['a removed file', () => rmSync(path.join(root, 'mfe-cart/src/cart.ts')), 'mfe-cart/src/cart.ts'],
    ['a package', () => write(`${CLSX}/package.json`, '{"version":"2.1.0"}'), '@types/clsx@2.1.0'],
    ['a removed package', () => rmSync(path.join(root, 'node_modules/rxjs'), { recursive: true }), 'rxjs@missing'],
  ])('change with %s', (_what, change, name) => {
    change();
    expect(changedInputs(root, inputs)).toEqual([name]);
  });

  it('are read from the build, if it names them', () => {
    expect(readInputs(path.join(root, 'dist'))).toBeNull();
    write('dist/inputs.json', JSON.stringify(inputs));
    expect(readInputs(path.join(root, 'dist'))).toEqual(inputs);
  });
});
