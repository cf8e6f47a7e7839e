import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder';
import { checkTypes } from './check-types';
import { proveSources } from './provenance';

const NODE_MODULES = path.resolve(__dirname, '../../../node_modules');

/** A slice in a project. */
function createProject() {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('mfe-gifts/src/page.ts', 'export const price: number = 3;');
  write('shared/contracts/src/index.ts', 'export const shared = 1;');
  write('package-lock.json', '{}');
  write('README.md', 'A shop');
  const slice = { name: 'mfe-gifts', version: '1.0.0', folder: path.join(root, 'mfe-gifts'), budget: null };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = () => {
    git('init', '-q');
    git('config', 'user.name', 'Ngozi');
    git('config', 'user.email', 'ngozi@example.com');
    git('add', '-A');
    git('commit', '-q', '-m', 'First');
    return git('rev-parse', 'HEAD');
  };
  const withTypes = () => {
    symlinkSync(NODE_MODULES, path.join(root, 'node_modules'));
    const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['ES2022'], module: 'esnext' };
    write('mfe-gifts/tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  };
  const prove = (allowsDirty = false) => proveSources(slice, { root, allowsDirty });
  return { root, slice, write, git, commit, withTypes, prove };
}

describe('the sources of a version', () => {
  it('are those of a commit, with its author', async () => {
    const { commit, prove } = createProject();
    const head = commit();
    expect(await prove()).toEqual({ commit: head, author: 'Ngozi', dirty: false, types: 'not checked' });
  });

  it('are unknown outside of git, and before the first commit', async () => {
    const { git, prove } = createProject();
    const unknown = { commit: null, author: null, dirty: null, types: 'not checked' };
    expect(await prove()).toEqual(unknown);
    git('init', '-q');
    expect(await prove()).toEqual(unknown);
  });

  it.each<[string, (project: ReturnType<typeof createProject>) => void, string]>([
    ['a changed file', ({ write }) => write('mfe-gifts/src/page.ts', ''), 'mfe-gifts/src/page.ts'],
    ['a new file', ({ write }) => write('mfe-gifts/src/a b.ts', ''), 'mfe-gifts/src/a b.ts'],
    ['a shared file', ({ write }) => write('shared/contracts/src/index.ts', ''), 'shared/contracts/src/index.ts'],
    ['other packages', ({ write }) => write('package-lock.json', '[]'), 'package-lock.json'],
    [
      'a renamed file',
      ({ root, git }) => {
        renameSync(path.join(root, 'mfe-gifts/src/page.ts'), path.join(root, 'mfe-gifts/src/list.ts'));
        git('add', '-A');
      },
      'mfe-gifts/src/list.ts',
    ],
  ])('are refused with %s that is not committed, unless it is asked for', async (_, change, file) => {
    const made = createProject();
    made.commit();
    change(made);
    await expect(made.prove()).rejects.toThrow(
      `mfe-gifts has changes that are not committed: ${file} (--dirty allows it)`,
    );
    expect(await made.prove(true)).toMatchObject({ dirty: true });
  });

  it('may have changes that no build reads', async () => {
    const { commit, prove, write } = createProject();
    commit();
    write('README.md', 'A market');
    expect(await prove()).toMatchObject({ dirty: false });
  });

  it('are refused with the first error of their types', async () => {
    const { withTypes, write, prove } = createProject();
    withTypes();
    expect(await prove()).toMatchObject({ types: 'checked' });
    write('mfe-gifts/src/page.ts', "export const price: number = '3';\nexport const name: string = 3;");
    await expect(prove()).rejects.toThrow(
      /^mfe-gifts is refused: its types have errors: mfe-gifts\/src\/page\.ts\(1,14\): error TS2322: .* \(and 1 more\)$/,
    );
  });

  it('count as not checked when the compiler is too slow', async () => {
    const { withTypes, root, slice } = createProject();
    withTypes();
    expect(await checkTypes(root, slice, 1)).toEqual({ types: 'not checked', fault: null });
  });
});
