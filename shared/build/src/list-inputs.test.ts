import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Jest does not read ES modules. */
const SCRIPT = `
  import webpack from 'webpack';
  import { InputListPlugin } from './webpack/input-list-plugin.mjs';
  const [root] = process.argv.slice(1);
  webpack(
    {
      mode: 'production',
      context: root + '/mfe-gifts',
      entry: './page.js',
      output: { path: root + '/dist' },
      plugins: [new InputListPlugin(root, root + '/inputs.json')],
    },
    (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    },
  );
`;
const FILES = {
  'mfe-gifts/page.js':
    "import { price } from '../shared/ui/index.js'; import { clsx } from 'clsx'; console.log(price, clsx);" +
    "import './node_modules/.federation/entry.js';",
  'mfe-gifts/node_modules/.federation/entry.js': 'console.log(Math.random());',
  'shared/ui/package.json': '{ "name": "@nkm/ui", "version": "1.0.0", "sideEffects": false }',
  'shared/ui/index.js': "export * from './price.js'; export * from './addresses.js';",
  'shared/ui/price.js': 'export const price = Math.random();',
  'shared/ui/addresses.js': "export const addresses = ['gifts', 'cart'];",
  'node_modules/clsx/package.json': '{ "name": "clsx", "version": "2.1.1", "main": "lib/index.js" }',
  'node_modules/clsx/lib/index.js': 'export const clsx = Math.random();',
};
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'nkm-inputs-')));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, root], { cwd: __dirname });
});
afterAll(() => rmSync(root, { recursive: true }));

it('names the files and packages of a build, and nothing that it does not use', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'inputs.json'), 'utf8'))).toEqual({
    files: {
      'mfe-gifts/page.js': hash(FILES['mfe-gifts/page.js']),
      'shared/ui/price.js': hash(FILES['shared/ui/price.js']),
    },
    packages: { 'node_modules/clsx': '2.1.1' },
  });
});
