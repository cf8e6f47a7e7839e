import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectRefusal } from '../test/expect-refusal';
import { documentFile } from './store/release-store';
import { twoSlices } from '../test/two-slices';

jest.setTimeout(60_000); // each call starts a process

describe('nkm', () => {
  it('publishes a version from its sources, rolls it out to all visitors and rolls it back', async () => {
    const project = twoSlices();
    expect((await project.nkm('publish', 'mfe-catalog')).stdout).toBe(
      'mfe-catalog 1.0.0: published; types: not checked; all visitors get it\n',
    );
    const manifest = path.join(project.root, 'mfe-catalog/package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.0.0', '1.1.0'));
    expect((await project.nkm('publish', 'mfe-catalog')).stdout).toContain(
      'nkm rollout set mfe-catalog 1.1.0 <percent>',
    );

    expect((await project.nkm('rollout', 'set', 'mfe-catalog', '1.1.0', '12.5')).code).toBe(0);
    expect((await project.nkm('status')).stdout).toMatch(/mfe-catalog +1\.0\.0 +1\.1\.0 \(12\.5 %\) +– +nkm +2/);
    await project.nkm('rollout', 'set', 'mfe-catalog', '1.1.0', '100');
    expect((await project.nkm('rollback', 'mfe-catalog')).stdout).toContain('all visitors get 1.0.0');
    const status = JSON.parse((await project.nkm('status', '--json')).stdout) as unknown;
    expect(status).toMatchObject({ revision: 4, slices: [{ stable: '1.0.0', candidate: null, previous: null }] });

    await project.nkm('retire', 'mfe-catalog');
    const next = 'next: nkm rollout set mfe-catalog 1.1.0 <percent>';
    const { stdout } = await project.nkm('publish', '--all', '--hold');
    expect(stdout).toContain(`mfe-catalog 1.1.0: unchanged; ${next}\n`);
    expect(stdout).toMatch(/mfe-orders 1\.0\.0: published .*; next: nkm rollout set mfe-orders 1\.0\.0 <percent>\n/);
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), `mfe-catalog 1.1.0 is already published; ${next}`);
    expect((await project.nkm('status')).stdout).toContain('mfe-catalog: stored but not released: 1.0.0, 1.1.0');
  });

  it('prints a refusal in one line and exits with code 1', async () => {
    const project = twoSlices();
    expectRefusal(await project.nkm('status'), 'nothing has been published yet');
    await project.nkm('publish', 'mfe-catalog');
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'mfe-catalog 1.0.0 is already published');
    expectRefusal(await project.nkm('publish', 'mfe-carts'), 'no slice mfe-carts; the slices are: mfe-catalog');
    expectRefusal(await project.nkm('publish'), 'name one slice or pass --all');
    expectRefusal(await project.nkm('publish', 'mfe-catalog', '--dist', 'x', '--local'), '--dist cannot be combined');
    expectRefusal(await project.nkm('publish', 'mfe-catalog', '--hold', '--local'), '--hold cannot be combined');
    expectRefusal(await project.nkm('publish', 'mfe-catalog', '--dist', 'nowhere'), 'cannot read');
    expectRefusal(await project.nkm('rollout', 'set', 'mfe-catalog', '1.0.0', 'half'), '"half" is not a percentage');
    expectRefusal(
      await project.nkm('rollout', 'set', 'mfe-catalog', '2.0.0', '5'),
      '2.0.0 is not in the release store',
    );
    expectRefusal(await project.nkm('rollback', 'mfe-catalog'), 'nothing to roll back to');
    writeFileSync(path.join(project.root, 'mfe-catalog/src/more.ts'), 'more');
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'published with other contents: raise the version');
    const document = readFileSync(documentFile(project.store), 'utf8');
    writeFileSync(documentFile(project.store), document.replace('1.0.0', '6.6.6'));
    expectRefusal(await project.nkm('status'), 'the signature of');
    expectRefusal(await project.nkm('rollback', 'mfe-catalog'), 'the signature of');
  });

  it('makes a link to preview stored versions', async () => {
    const project = twoSlices();
    await project.nkm('publish', 'mfe-orders');
    const link = (...args: string[]) => project.nkm('preview', ...args);
    expect((await link('mfe-orders@1.0.0', '--for', '2h')).stdout).toMatch(/^\/\?preview=[\w-]+\.[\w-]+\n$/);
    expectRefusal(await link('mfe-orders@9.0.0'), '9.0.0');
    expectRefusal(await link('mfe-orders'), '"mfe-orders" is not a version such as mfe-orders@2.0.0');
    expectRefusal(await link('mfe-orders@1.0.0', 'mfe-orders@1.0.0'), 'name each slice once');
    expectRefusal(await link('mfe-orders@1.0.0', '--for', '169h'), 'a preview lasts at most seven days (168h)');
  });

  it('gives a slice its own key, lists it and revokes it', async () => {
    const project = twoSlices();
    const lines = async (...args: string[]) => (await project.nkm('key', ...args)).stdout;
    expect(await lines('list')).toBe("no slice has its own key: the operator's key signs all of them\n");
    const made = await lines('new', 'mfe-orders', '--until', '2999-12-31', '--addresses', '/my-orders');
    const file = path.join(project.root, '.nkm/slice-keys/mfe-orders.pem');
    const [, id] = /^mfe-orders: new key ([0-9a-f]{12}), revision 1; /.exec(made)!;
    expect(made).toContain(`; give ${file} to its team: it is the private key\n`);
    expect(await lines('list')).toBe(`mfe-orders  ${id}  in force until 2999-12-31, only /my-orders\n`);
    // Its team has no key of the operator, who releases the first version.
    const operatorsKey = project.store.privateKeyFile;
    renameSync(operatorsKey, `${operatorsKey}.away`);
    const next = 'next: nkm rollout set mfe-orders 1.0.0 <percent>';
    expect((await project.nkm('publish', 'mfe-orders')).stdout).toContain(next);
    expectRefusal(await project.nkm('publish', 'mfe-orders'), `mfe-orders 1.0.0 is already published; ${next}`);
    renameSync(`${operatorsKey}.away`, operatorsKey);
    expect((await project.nkm('publish', 'mfe-orders')).stdout).toContain('published; all visitors get it');
    expect(await lines('revoke', 'mfe-orders', id!, '--why', 'lost')).toBe(
      `mfe-orders: the key ${id} is revoked, revision 3\n`,
    );
    expect(await lines('list')).toMatch(/was revoked on 20\d\d-\d\d-\d\d, only \/my-orders\n$/);
    expect((await project.nkm('log')).stdout).toContain(`mfe-orders: the key ${id} is revoked (lost)`);
    expectRefusal(await project.nkm('key', 'revoke', 'mfe-orders'), 'mfe-orders has no key to revoke');
    expectRefusal(await project.nkm('key', 'new', 'mfe-orders'), `${file} exists: move it away first`);
    expectRefusal(await project.nkm('key', 'new', '../x'), '"../x" is not the name of a slice');
    expectRefusal(await project.nkm('key', 'new', 'mfe-x', '--until', '31.12.2999'), 'is not a day such as 2027-06-30');
    expectRefusal(await project.nkm('key', 'new', 'mfe-x', '--until', '2026-02-30'), 'is not a day such as');
    expectRefusal(await project.nkm('key', 'new', 'mfe-x', '--addresses', 'x'), '"x" is not a first segment');
  });
});
