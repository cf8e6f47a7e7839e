import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TemporaryProject } from '../test/temporary-project';
import { route } from '../test/write-dist';
import { readReleases } from './document/read-releases';
import { distOf, twoSlices } from '../test/two-slices';

jest.setTimeout(60_000); // each call starts a process

describe('nkm publish --all --local', () => {
  const versions = (project: TemporaryProject) =>
    Object.fromEntries(
      Object.entries(readReleases(project.store).slices).map(([slice, { stable }]) => [slice, stable]),
    );
  const builds = ({ root }: TemporaryProject) => readFileSync(path.join(root, 'builds.log'), 'utf8').trim().split('\n');
  const publish = async (project: TemporaryProject) =>
    expect((await project.nkm('publish', '--all', '--local')).code).toBe(0);

  it('builds changed slices under versions derived from their contents and makes them stable', async () => {
    const project = twoSlices();
    await publish(project);
    const first = versions(project);
    expect(first['mfe-catalog']).toMatch(/^1\.0\.0-dev\.h[0-9a-f]{10}$/);
    expect(builds(project).sort()).toEqual([
      `mfe-catalog ${first['mfe-catalog']}`,
      `mfe-orders ${first['mfe-orders']}`,
    ]);

    await publish(project);
    expect(builds(project)).toHaveLength(2);
    const source = path.join(project.root, 'mfe-orders/src/new.ts');
    writeFileSync(source, 'export {}');
    await publish(project);
    expect(builds(project)).toHaveLength(3);
    expect(versions(project)['mfe-catalog']).toBe(first['mfe-catalog']);
    expect(versions(project)['mfe-orders']).not.toBe(first['mfe-orders']);

    rmSync(source);
    await publish(project);
    expect(builds(project)).toHaveLength(3);
    expect(versions(project)).toEqual(first);
  });

  it('builds a slice again when its sources change during the build', async () => {
    const project = twoSlices();
    const editOnce =
      `import fs from 'node:fs';\nif (!fs.existsSync('src/late.ts')) ` + `fs.writeFileSync('src/late.ts', '');\n`;
    const script = path.join(project.root, 'mfe-orders/build.mjs');
    writeFileSync(script, editOnce + readFileSync(script, 'utf8'));
    await publish(project);
    expect(builds(project).filter((line) => line.startsWith('mfe-orders'))).toHaveLength(2);
    expect(builds(project)).toContain(`mfe-orders ${versions(project)['mfe-orders']}`);
    await publish(project);
    expect(builds(project)).toHaveLength(3);
  });

  it('keeps a version that was rolled out with nkm', async () => {
    const project = twoSlices();
    await publish(project);
    await project.nkm('publish', 'mfe-catalog');
    await project.nkm('rollout', 'set', 'mfe-catalog', '1.0.0', '100');
    await publish(project);
    expect(versions(project)['mfe-catalog']).toBe('1.0.0');
  });

  it('keeps a rollback and prints the command that hands the slice back to local starts', async () => {
    const project = twoSlices();
    await publish(project);
    const first = versions(project)['mfe-catalog']!;
    const source = path.join(project.root, 'mfe-catalog/src/new.ts');
    writeFileSync(source, 'export {}');
    await publish(project);
    const second = versions(project)['mfe-catalog']!;
    await project.nkm('rollback', 'mfe-catalog');

    const { stdout } = await project.nkm('publish', '--all', '--local');
    expect(stdout).toContain(`mfe-catalog ${first}: kept, because nkm set it`);
    expect(stdout).toContain('npx nkm publish mfe-catalog --local');
    expect(versions(project)['mfe-catalog']).toBe(first);

    await project.nkm('publish', 'mfe-catalog', '--local');
    expect(versions(project)['mfe-catalog']).toBe(second);
    rmSync(source);
    await publish(project);
    expect(versions(project)['mfe-catalog']).toBe(first);
  });

  it('keeps the share of a rollout and does not build the slice', async () => {
    const project = twoSlices();
    await publish(project);
    const stable = versions(project)['mfe-catalog'];
    await project.nkm('publish', 'mfe-catalog');
    await project.nkm('rollout', 'set', 'mfe-catalog', '1.0.0', '10');
    writeFileSync(path.join(project.root, 'mfe-catalog/src/new.ts'), 'export {}');
    const built = builds(project).length;
    await publish(project);
    expect(readReleases(project.store).slices['mfe-catalog']).toMatchObject({
      stable,
      candidate: '1.0.0',
      percent: 10,
    });
    expect(builds(project)).toHaveLength(built);
  });

  it('publishes the other slices when one is refused, and exits with code 1', async () => {
    const project = twoSlices();
    project.addSlice('mfe-account', distOf({ name: 'mfe-account', routes: [route('/api')] }));
    const { code, stderr } = await project.nkm('publish', '--all', '--local');
    expect(stderr).toContain('route /api belongs to the shell');
    expect(code).toBe(1);
    expect(Object.keys(versions(project)).sort()).toEqual(['mfe-catalog', 'mfe-orders']);
  });
});
