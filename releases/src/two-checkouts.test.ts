import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectRefusal } from '../test/expect-refusal';
import { temporaryFolder } from '../test/temporary-folder';
import type { TemporaryProject } from '../test/temporary-project';
import { distOf, twoSlices } from '../test/two-slices';
import { route } from '../test/write-dist';

jest.setTimeout(60_000); // each call starts a process

const USED = 'shared/contracts/src/index.ts';

/** A checkout of the same project, in which the build of the catalog names its inputs. */
function checkout(store: string): TemporaryProject {
  const project = twoSlices();
  const hash = createHash('sha256')
    .update(readFileSync(path.join(project.root, USED)))
    .digest('hex');
  const inputs = JSON.stringify({ files: { [USED]: hash }, packages: {} });
  writeFileSync(path.join(project.root, 'mfe-catalog/src/template/inputs.json'), inputs);
  writeFileSync(path.join(project.root, '.env'), `RELEASE_STORE=${store}\n`);
  return project;
}
const raise = ({ root }: TemporaryProject, slice: string) => {
  const file = path.join(root, slice, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.1.0'));
};
const gifts = () => distOf({ name: 'mfe-gifts', routes: [route('/gifts')] });

it('a slice that one checkout adds leaves the slices of another unchanged and publishable', async () => {
  const store = path.join(temporaryFolder(), 'releases');
  const [ours, theirs] = [checkout(store), checkout(store)];
  expect((await ours.nkm('publish', 'mfe-catalog')).stdout).toContain('all visitors get it');

  theirs.addSlice('mfe-gifts', gifts());
  writeFileSync(path.join(theirs.root, 'shared/contracts/src/gifts.ts'), "export const GIFTS = 'gifts';");
  expect((await theirs.nkm('publish', 'mfe-gifts')).stdout).toContain('mfe-gifts 1.0.0: published');
  for (const project of [ours, theirs])
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'mfe-catalog 1.0.0 is already published');

  raise(ours, 'mfe-catalog');
  expect((await ours.nkm('publish', 'mfe-catalog')).stdout).toContain('mfe-catalog 1.1.0: published');
  ours.addSlice('mfe-cards', distOf({ name: 'mfe-cards', routes: [route('/Gifts/:id?')] }));
  expectRefusal(await ours.nkm('publish', 'mfe-cards'), 'route /Gifts/:id? collides with /gifts of mfe-gifts 1.0.0');
});
