import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Compiles the programs of the API to `dist`, where they start three times as fast as from their TypeScript. Takes
 * about 0.3 seconds. Packages stay outside; our own are TypeScript and become part of the programs.
 */
export async function buildPrograms() {
  const root = import.meta.dirname;
  const programs = readdirSync(path.join(root, 'src')).filter((file) => file.endsWith('.ts'));
  await build({
    absWorkingDir: root,
    entryPoints: [...programs, 'sandbox/main.ts'].map((file) => `src/${file}`),
    outbase: 'src',
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
}

const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@nkm/') ? undefined : { path: name, external: true },
    );
  },
};

if (process.argv[1] === import.meta.filename) await buildPrograms();
