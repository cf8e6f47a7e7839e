import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PLUGINS = path.resolve(__dirname, '../src/webpack');

/** Jest does not read ES modules. */
const script = (plugin: string) => `
  import webpack from 'webpack';
  import * as plugins from './${plugin}';
  const [root, folder] = process.argv.slice(1);
  const [Plugin] = Object.values(plugins);
  webpack(
    {
      mode: 'none',
      context: folder,
      entry: './page.js',
      output: { path: root + '/dist' },
      plugins: [new Plugin(root, folder)],
    },
    (error, { compilation }) => {
      process.stdout.write(JSON.stringify(compilation.errors.map(({ message }) => message)));
    },
  );
`;

/**
 * Builds `mfe-gifts/page.js` of a project with one plugin.
 * @param plugin file of the plugin, which gets the folders of the project and of the slice
 * @param files of the project, by path
 * @returns the messages of all errors
 */
export function errorsOfBuild(plugin: string, files: Readonly<Record<string, string>>): string[] {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'nkm-build-')));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const args = ['--input-type=module', '--eval', script(plugin), root, path.join(root, 'mfe-gifts')];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: PLUGINS, encoding: 'utf8' })) as string[];
  } finally {
    rmSync(root, { recursive: true });
  }
}
