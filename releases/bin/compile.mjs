import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
const root = path.dirname(folder);
const target = path.join(folder, 'dist/nkm.cjs');
/** The sources of the program with their times, so that a change compiles it again. */
const record = path.join(folder, 'dist/nkm.json');

/**
 * Compiles `nkm` unless its sources are unchanged, because compiled it starts several times as fast.
 * @returns {Promise<string | null>} the program; null when the project cannot be written
 */
export async function compiledProgram() {
  if (isFresh()) return target;
  const { build } = await import('esbuild');
  const draft = `${target}.${process.pid}`;
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [path.join(folder, 'src/cli.ts')],
      outfile: draft,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      metafile: true,
      logLevel: 'silent',
      plugins: [packagesStayOutside],
    });
    const inputs = Object.keys(metafile.inputs).map((file) => [file, timeOf(file)]);
    // One after the other: a program without its record is compiled again.
    renameSync(draft, target);
    writeFileSync(record, JSON.stringify(inputs));
    return target;
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(error.code) || !existsSync(draft)) return null;
    throw error;
  }
}

function isFresh() {
  if (!existsSync(record) || !existsSync(target)) return false;
  return JSON.parse(readFileSync(record, 'utf8')).every(([file, time]) => timeOf(file) === time);
}

const timeOf = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Without side effects: the program loads only the packages that it uses. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@nkm/')
        ? undefined
        : { path: name, external: true, sideEffects: false },
    );
  },
};
