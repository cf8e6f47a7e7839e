import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SliceDescription } from '@nkm/contracts';

const sample = path.resolve(__dirname, '../../test/sample-slice');
const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.resolve(__dirname, file), ...args], { cwd: sample, stdio: 'pipe' });

describe('the build of a slice', () => {
  let description: SliceDescription;
  const read = (file: string) => readFileSync(path.join(sample, 'dist', file), 'utf8');

  beforeAll(() => {
    run('../../../../node_modules/webpack/bin/webpack.js', '--mode', 'production');
    run('../describe-slice-cli.mjs');
    description = JSON.parse(read('slice.json'));
  }, 60_000);

  it('describes routes, chunks and files in slice.json', () => {
    expect(description).toMatchObject({ name: 'mfe-sample', container: 'mfe_sample_1_0_0', exposes: ['routes'] });
    expect(description.routes).toEqual([
      { id: 'hello', path: '/hello', title: 'Hello', access: 'open', frame: 'full', public: true },
    ]);
    expect(description.chunks.hello!.js).toHaveLength(2);
  });

  it('pins every file by its hash in slice.json and in the entry runtime', () => {
    const entry = read('client/remoteEntry.js');
    for (const [file, { integrity }] of Object.entries(description.files)) {
      expect(`sha256-${createHash('sha256').update(read(file)).digest('base64')}`).toBe(integrity);
      if (file.startsWith('client/') && file !== description.entry) expect(entry).toContain(integrity);
    }
  });

  it('lists the names that it imports from the libraries of the shell', () => {
    expect(Object.keys(description.imports!)).toEqual(expect.arrayContaining(['@nkm/platform']));
    expect(description.imports!['@nkm/platform']).toContain('defineRoute');
  });

  it('lists every class of its styles, so that the gate detects others', () => {
    const names = JSON.parse(read('class-names.json')) as string[];
    const css = description.chunks.hello!.css.map((file) => read(`client/${file}`)).join('');
    const used = [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(used));
  });

  it('uses the same class names on server and browser', () => {
    const [css] = description.chunks.hello!.css;
    const className = /\.([\w-]+)\s*\{/.exec(read(`client/${css}`))![1]!;
    expect(read('server/index.cjs')).toContain(className);
  });

  it('has source maps of both builds beside them, without the sources', () => {
    for (const file of Object.keys(description.files).filter((name) => /\.c?js$/.test(name))) {
      const map = JSON.parse(read(`maps/${file}.map`)) as { sources: string[]; sourcesContent?: string[] };
      expect(map.sourcesContent).toBeUndefined();
      expect(read(file)).not.toContain('sourceMappingURL');
    }
    const page = JSON.parse(read(`maps/client/${description.chunks.hello!.js.at(-1)}.map`)) as { sources: string[] };
    expect(page.sources).toContainEqual(expect.stringMatching(/^\.\/src\/.*\.tsx$/));
  });

  it('contains no copy of the shared libraries', () => {
    const bytes = Object.values(description.files).reduce((sum, { br = 0 }) => sum + br, 0);
    expect(bytes).toBeLessThan(12_000);
  });
});
