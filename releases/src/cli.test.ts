import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../test/temporary-project';
import { route } from '../test/write-dist';
import { watchReleases } from './document/watch-releases';
import { documentFile } from './store/release-store';
import { distOf, twoSlices } from '../test/two-slices';

jest.setTimeout(60_000); // each call starts a process

/** One line on stderr, nothing on stdout, exit code 1. */
function expectRefusal({ code, stdout, stderr }: Outcome, message: string): void {
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/^nkm: [^\n]+\n$/);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

describe('nkm', () => {
  it('publishes a version from its sources, rolls it out to all visitors and rolls it back', async () => {
    const project = twoSlices();
    expect((await project.nkm('publish', 'mfe-catalog')).stdout).toBe(
      'mfe-catalog 1.0.0: published; all visitors get it\n',
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

  it('reads its settings from .env', async () => {
    const project = twoSlices();
    writeFileSync(path.join(project.root, '.env'), 'RELEASE_STORE=other-store\n');
    expect((await project.nkm('publish', 'mfe-catalog')).code).toBe(0);
    expect(existsSync(path.join(project.root, 'other-store/releases.json'))).toBe(true);
  });

  it('publishes a finished build of any version', async () => {
    const project = twoSlices();
    const dist = distOf({ version: '7.0.0' });
    expect((await project.nkm('publish', 'mfe-catalog', '--dist', dist)).stdout).toContain(
      'mfe-catalog 7.0.0: published',
    );
    expectRefusal(
      await project.nkm('publish', 'mfe-catalog', '--dist', dist),
      'mfe-catalog 7.0.0 is already published',
    );
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

  it('refuses to drop addresses without --remove-routes', async () => {
    const project = twoSlices();
    await project.nkm('publish', 'mfe-catalog', '--dist', distOf({ routes: [route('/'), route('/shop')] }));
    const dist = distOf({ version: '1.1.0', routes: [route('/')] });
    expectRefusal(
      await project.nkm('publish', 'mfe-catalog', '--dist', dist),
      'it no longer claims /shop, which 1.0.0 has (--remove-routes allows it)',
    );
    expect((await project.nkm('publish', 'mfe-catalog', '--dist', dist, '--remove-routes')).code).toBe(0);
  });

  it("refuses scripts over the budget of the slice's package.json", async () => {
    const project = twoSlices();
    const manifest = path.join(project.root, 'mfe-catalog/package.json');
    const withBudget = (scripts: unknown) =>
      writeFileSync(
        manifest,
        JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), nkm: { budget: { scripts } } }),
      );
    withBudget(50);
    const outcome = await project.nkm('publish', 'mfe-catalog');
    expectRefusal(outcome, 'mfe-catalog 1.0.0 is refused: the scripts of / (home) have');
    expect(outcome.stderr).toContain('bytes, the budget is 50');
    withBudget('25 kB');
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'nkm.budget.scripts must be a number of bytes');
  });

  it('continues with a restored store only after nkm reissue', async () => {
    const project = twoSlices();
    await project.nkm('publish', 'mfe-catalog');
    const backup = readFileSync(documentFile(project.store), 'utf8');
    await project.nkm('publish', 'mfe-orders');
    watchReleases(project.store, () => undefined)(); // a shell starts and ends
    writeFileSync(documentFile(project.store), backup);
    expectRefusal(await project.nkm('publish', 'mfe-orders', '--local'), 'npx nkm reissue --above 2');
    expect((await project.nkm('reissue')).stdout).toBe('the releases are unchanged, revision 3\n');
    expect((await project.nkm('reissue', '--above', '41')).stdout).toContain('revision 42');
    expectRefusal(await project.nkm('reissue', '--above', 'all'), '"all" is not a revision');
    expect((await project.nkm('publish', 'mfe-orders', '--local')).code).toBe(0);
  });

  it('prints an error of the system in one line', async () => {
    const project = twoSlices();
    writeFileSync(path.join(project.root, '.nkm'), 'a file where the folder should be');
    expectRefusal(await project.nkm('publish', 'mfe-catalog'), 'ENOTDIR');
  });

  it('names the log with the full output of a failed build', async () => {
    const project = twoSlices();
    rmSync(path.join(project.root, 'mfe-catalog/src/template'), { recursive: true });
    const outcome = await project.nkm('publish', 'mfe-catalog');
    expectRefusal(outcome, 'mfe-catalog failed to build: ERROR in ./src: there is no template');
    const log = /full output: (.+)\)/.exec(outcome.stderr)![1]!;
    expect(readFileSync(log, 'utf8')).toContain('there is no template');
  });
});
