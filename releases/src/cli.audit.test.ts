import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectRefusal } from '../test/expect-refusal';
import { route } from '../test/write-dist';
import { watchReleases } from './document/watch-releases';
import { documentFile } from './store/release-store';
import { distOf, twoSlices } from '../test/two-slices';

jest.setTimeout(60_000); // each call starts a process

describe('nkm', () => {
  it('rolls a version out in steps, which pause, go on and end', async () => {
    const project = twoSlices();
    await project.nkm('publish', 'mfe-catalog');
    const manifest = path.join(project.root, 'mfe-catalog/package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.0.0', '1.1.0'));
    await project.nkm('publish', 'mfe-catalog');
    const rollout = async (...args: string[]) => (await project.nkm('rollout', ...args)).stdout;
    expect(await rollout('start', 'mfe-catalog', '1.1.0', '--steps', '5,50', '--every', '2h')).toContain(
      'mfe-catalog 1.1.0: 5 % now, a step every 2h, revision 2',
    );
    expect((await project.nkm('status')).stdout).toMatch(/1\.1\.0 \(5 %, 50 % at 20\d\d-\S+Z\)/);
    expect(await rollout('pause', 'mfe-catalog', '--why', 'it is slow')).toContain('1.1.0 pauses at 5 %');
    expect((await project.nkm('status')).stdout).toContain('1.1.0 (5 %, paused)');
    expect(await rollout('resume', 'mfe-catalog')).toContain('1.1.0 goes on at 5 %');
    expect(await rollout('promote', 'mfe-catalog')).toContain('all visitors get 1.1.0');
    const log = (await project.nkm('log')).stdout.split('\n').map((line) => line.replace(/^.*mfe-catalog: /, ''));
    expect(log.slice(0, 4)).toEqual([
      'all visitors get 1.1.0 instead of 1.0.0',
      '1.1.0 goes on at 5 %',
      '1.1.0 pauses at 5 % (it is slow)',
      '5, 50 % get 1.1.0, a step every 7200 s',
    ]);
    expectRefusal(await project.nkm('rollout', 'pause', 'mfe-catalog'), 'no rollout in steps is under way');
    expectRefusal(
      await project.nkm('rollout', 'start', 'mfe-catalog', '1.0.0', '--every', 'soon'),
      '"soon" is not a time such as 90s, 10m or 2h',
    );
  });

  it('rolls back within two seconds beside 30 busy processes, as root with nice -n -10', async () => {
    const project = twoSlices();
    await project.nkm('publish', 'mfe-catalog');
    await project.nkm('publish', 'mfe-catalog', '--dist', distOf({ version: '1.1.0' }));
    await project.nkm('rollout', 'set', 'mfe-catalog', '1.1.0', '100');
    const busy = Array.from({ length: 30 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    await sleep(3_000);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) setPriority(-10); // the command inherits it
    const since = performance.now();
    const outcome = await project.nkm('rollback', 'mfe-catalog');
    const ms = performance.now() - since;
    if (isRoot) setPriority(0);
    for (const loop of busy) loop.kill('SIGKILL');
    process.stdout.write(`nkm rollback beside 30 busy processes: ${ms.toFixed(0)} ms\n`);
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('all visitors get 1.0.0') });
    if (isRoot) expect(ms).toBeLessThan(2_000);
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
