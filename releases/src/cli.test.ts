import { readFileSync, writeFileSync } from 'node:fs';
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
  });

  it('prints a refusal in one line and exits with code 1', async () => {
    const project = twoSlices();
    expectRefusal(await project.nkm('status'), 'nothing has been published yet');
    await project.nkm('publish', 'mfe-catalog');
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'mfe-catalog 1.0.0 is already published');
    expectRefusal(await project.nkm('publish', 'mfe-carts'), 'no slice mfe-carts; the slices are: mfe-catalog');
    expectRefusal(await project.nkm('publish'), 'name one slice or pass --all');
    expectRefusal(await project.nkm('publish', 'mfe-catalog', '--dist', 'x', '--local'), '--dist cannot be combined');
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
});
