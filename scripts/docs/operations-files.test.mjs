// node --test scripts/docs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, 'docs/operations', file), 'utf8');
const PRIVATE = ['.env', 'docs/operations/tls/shop.key', 'docs/operations/tls/shop.pem', 'keys/mfe-orders.pem'];
const DATA = ['.nkm/releases/release-key.pem', '.nkm/data/photographs/photo.webp', 'api/.nkm/logs/api.log'];

/** The patterns of docs/operations/Dockerfile.dockerignore: `*` stays within a folder, `**` does not. */
const ignoredInImage = read('Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) =>
    line
      .replaceAll('.', '\\.')
      .replace(/^\*\*\//, '(.+/)?')
      .replace('*\\.', '[^/]*\\.'),
  )
  .map((pattern) => new RegExp(`^${pattern}(/.*)?$`));

test('an image takes neither keys, settings nor data along, but the sources', () => {
  const isLeftOut = (file) => ignoredInImage.some((pattern) => pattern.test(file));
  assert.deepEqual([...PRIVATE, ...DATA].filter(isLeftOut), [...PRIVATE, ...DATA]);
  const sources = ['package-lock.json', 'shell/src/server/index.ts', '.npmrc', 'docs/operations/compose.yaml'];
  assert.deepEqual(sources.filter(isLeftOut), []);
});

const NO_GIT = !existsSync(path.join(root, '.git')) && 'needs a checkout of git';

test('git ignores the keys and settings that operators put into a checkout', { skip: NO_GIT }, () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...PRIVATE], { cwd: root, encoding: 'utf8' });
  assert.deepEqual(ignored.trim().split('\n'), PRIVATE);
});

test('the image has the PostgreSQL programs of the server in compose.yaml, and nkm a volume for backups', () => {
  const [, client] = /apt-get install .*\bpostgresql-client-(\d+)/.exec(read('Dockerfile')) ?? [];
  const [, server] = /image: postgres:(\d+)/.exec(read('compose.yaml'));
  assert.equal(client, server);
  const [, folder] = /run --rm nkm backup (\/\w+)\/monday/.exec(read('../operations.md'));
  assert.match(read('compose.yaml'), new RegExp(`entrypoint: \\['npx', 'nkm'\\][^]*?volumes: .*:${folder}'`));
  assert.match(read('Dockerfile'), new RegExp(`chown node:node .*${folder}`));
});

test('the units hide the folder of the private keys that operations.md names', () => {
  const [, folder] = /RELEASE_KEY_FILE=(\S+)\/release-key\.pem/.exec(read('../operations.md'));
  for (const unit of ['nkm-api@.service', 'nkm-shell@.service'])
    assert.match(read(unit), new RegExp(`^InaccessiblePaths=-${folder}$`, 'm'), unit);
});
