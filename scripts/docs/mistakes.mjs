import { generateKeyPairSync, randomBytes } from 'node:crypto';

const ROUTES = 'mfe-gifts/src/expose/routes.ts';
const PAGE = 'mfe-gifts/src/routes/gifts.tsx';
const page = (content, head = '') => `${head}\nexport default () => <p>${content}</p>;`;
/** Does not become smaller when it is compressed. */
const big = (kilobytes) => `export default '${randomBytes((kilobytes * 1024 * 3) / 4).toString('base64')}';`;

/**
 * Mistakes of a slice's team, for the slice of docs/add-a-slice.md. `files` are replaced, or changed by a function.
 * `options` of `nkm publish` are `--dirty`, and the version is 1.1.0, unless the mistake is there.
 */
export const MISTAKES = {
  'a version that is not raised': {
    version: '1.0.0',
    files: { [PAGE]: page('Presents') },
    refusal:
      /^mfe-gifts 1\.0\.0 is published with other contents \(mfe-gifts\/.+\): raise the version in its package\.json$/,
  },
  'an error at load': {
    files: { [ROUTES]: (text) => `${text}\nthrow new Error('boom at load');` },
    refusal: /failed to build: .*boom at load/,
  },
  'a browser object at load': {
    files: { [ROUTES]: (text) => `${text}\nconsole.log(window.innerWidth);` },
    refusal: /ReferenceError: window is not defined/,
  },
  'a timer at load that fails': {
    files: { [ROUTES]: (text) => `${text}\nsetTimeout(() => { throw new Error('late'); });` },
    refusal: /failed to build: .*'late'/,
  },
  'an address of another slice': {
    files: { [ROUTES]: (text) => text.replace("path: '/gifts'", "path: '/cards'") },
    options: '--dirty --remove-routes',
    refusal: /^mfe-gifts 1\.1\.0 is refused: route \/cards collides with \/cards of mfe-cards/,
  },
  'an address that is gone': {
    files: { [ROUTES]: (text) => text.replace("path: '/gifts'", "path: '/gifts/all'") },
    refusal: /it no longer claims \/gifts, which 1\.0\.0 has \(--remove-routes allows it\)$/,
  },
  'styles of the whole page': {
    files: {
      [PAGE]: page('<b className={styles.gift}>Gifts</b>', "import styles from './gifts.module.css';"),
      'mfe-gifts/src/routes/gifts.module.css': '@layer slice { body { margin: 0 } .gift { margin: 0 } }',
    },
    refusal: /\.css: body reaches beyond the slice's own classes/,
  },
  'a large page': {
    files: { [PAGE]: page('{text}', "import text from '../text';"), 'mfe-gifts/src/text.ts': big(400) },
    refusal: /the scripts of \/gifts \(gifts\) have \d{6} bytes, the budget is 32768$/,
  },
  'a large chunk that an effect loads': {
    files: {
      [PAGE]: `
        import { useEffect } from 'react';
        export default function Gifts() {
          useEffect(() => void import('../text').then(console.log), []);
          return <p>Gifts</p>;
        }`,
      'mfe-gifts/src/text.ts': big(210),
    },
    refusal: /client\/\S+\.js has \d{6} bytes, the budget of a page is 32768$/,
  },
  'a chunk that loads with the page': {
    files: {
      [PAGE]: page('Gifts', "void import('../text').then(console.log);"),
      'mfe-gifts/src/text.ts': big(1),
    },
    refusal: /routes\/gifts\.tsx imports a chunk as the page loads: import it statically, or when it is needed/,
  },
  'a module of Node': {
    files: { [PAGE]: page("{inspect('Gifts')}", "import { inspect } from 'node:util';") },
    refusal: /failed to build: .*node:util/,
  },
  'a key of another store': {
    files: { 'other.pem': generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) },
    settings: 'RELEASE_KEY_FILE=other.pem',
    refusal: /other\.pem does not belong to/,
  },
  'broken types': {
    files: { [PAGE]: page('{price}', "const price: number = '3';") },
    refusal: /^mfe-gifts is refused: its types have errors: mfe-gifts\/src\/routes\/gifts\.tsx\(1,7\): error TS2322: /,
  },
  'a module of another slice': {
    files: { [PAGE]: page('{routes.length}', "import { routes } from '../../../mfe-cards/src/expose/routes';") },
    refusal:
      /gifts\.tsx imports mfe-cards\/src\/expose\/routes\.ts: a slice can import only its own folder, shared\/ and/,
  },
  'a name that the shell does not share': {
    files: { [PAGE]: page('<Outlet />', "import { Outlet } from 'react-router-dom';") },
    refusal: /it imports Outlet of react-router-dom, which the shell does not share$/,
  },
  'an error on a page': {
    files: { [PAGE]: page('{fail()}', "function fail(): string { throw new Error('no gifts'); }") },
    refusal: /the page \/gifts \(gifts\) cannot be rendered: Error: no gifts$/,
  },
  'an error on a page of a shopper': {
    files: {
      [ROUTES]: (text) => text.replace('public: true', 'public: false'),
      [PAGE]: page('{fail()}', "function fail(): string { throw new Error('no gifts'); }"),
    },
    refusal: /the page \/gifts \(gifts\) cannot be rendered: Error: no gifts$/,
  },
  'a style element': {
    files: { [PAGE]: page("<style>{'body{margin:0}'}</style>") },
    refusal: /it renders a <style> element, which the content security policy blocks$/,
  },
  'a change that is not committed': {
    files: { [PAGE]: page('Presents') },
    options: '',
    refusal: /^mfe-gifts has changes that are not committed: .*gifts\.tsx.* \(--dirty allows it\)$/,
  },
  'a version below the highest one': {
    version: '0.9.0',
    files: { [PAGE]: page('Presents') },
    refusal: /^mfe-gifts 0\.9\.0 is older than 1\.0\.0, the highest stored version \(--older allows it\)$/,
  },
};
