import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { twoSlices } from '../test/two-slices';
import type { TemporaryProject } from '../test/temporary-project';
import { readReleases } from './document/read-releases';

jest.setTimeout(240_000); // each command starts a process

const DOCS = path.resolve(__dirname, '../../docs');
const read = (page: string) => readFileSync(path.join(DOCS, page), 'utf8');

/** Commands in the blocks `sh run` of docs/slice-team.md. */
const guide = () =>
  [...read('slice-team.md').matchAll(/^( *)```sh run\n([^]*?)^\1```$/gm)]
    .flatMap(([, , body]) => body!.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);

/** The command of docs/operations.md that begins so. */
function ofOperations(start: string): string {
  const lines = read('operations.md').split('\n');
  const found = lines.find((line) => line === start) ?? lines.find((line) => line.startsWith(`${start} `));
  if (found === undefined) throw new Error(`docs/operations.md has no command that begins with "${start}".`);
  return found;
}

/** Two slices in git, without releases. `sh` runs a command as in a terminal. */
async function projectInGit(): Promise<TemporaryProject & { sh(command: string): Promise<string> }> {
  const project = twoSlices();
  const sh = async (command: string) =>
    (await promisify(execFile)('sh', ['-c', command], { cwd: project.root })).stdout;
  writeFileSync(path.join(project.root, '.gitignore'), 'node_modules\n.nkm\ndist\nbuilds.log\n');
  await sh('git init --quiet && git config user.name Ada && git config user.email ada@example.com');
  await sh('git add --all && git commit --quiet --message "The project"');
  return { ...project, sh };
}

describe('the commands of the documents', () => {
  it('publish a slice, roll it out and take it back, as docs/slice-team.md says', async () => {
    const { store, sh } = await projectInGit();
    await sh('npx nkm publish mfe-orders');
    let output = '';
    for (const command of guide()) output += await sh(command);
    expect(output).toContain('mfe-orders 1.1.0: published');
    expect(output).toContain('mfe-orders: 1.1.0 pauses at 1 %');
    expect(output).toMatch(/mfe-orders +1\.1\.0 +– +1\.0\.0 /);
    expect(readReleases(store).slices['mfe-orders']).toMatchObject({ stable: '1.0.0', candidate: null });
    expect(await sh('npx nkm log mfe-orders')).toContain('(the tracking page fails)');
  });

  it('publish all slices and remove old versions, as docs/operations.md says', async () => {
    const { store, sh } = await projectInGit();
    await sh(ofOperations('npx nkm publish --all'));
    expect(Object.keys(readReleases(store).slices).sort()).toEqual(['mfe-catalog', 'mfe-orders']);
    expect(await sh(ofOperations('npx nkm gc --dry-run'))).toContain('0 versions would be removed');
    expect(await sh(ofOperations('npx nkm gc'))).toContain('0 versions removed');
    expect(await sh('npx nkm rollback mfe-orders').catch((error: Error) => error.message)).toContain(
      'nothing to roll back to',
    );
    await sh('npx nkm retire mfe-orders');
  });

  it('give a slice its own key and revoke it, as docs/operations.md says', async () => {
    const { sh } = await projectInGit();
    expect(await sh(ofOperations('npx nkm key new mfe-orders'))).toContain('mfe-orders: new key');
    expect(await sh(ofOperations('npx nkm key list'))).toMatch(/^mfe-orders +[0-9a-f]{12} +in force\n$/);
    expect(await sh('npx nkm publish mfe-orders')).toContain('all visitors get it');
    expect(await sh(ofOperations('npx nkm key revoke mfe-orders'))).toContain('all keys are revoked');
  });
});
