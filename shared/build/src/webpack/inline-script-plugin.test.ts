import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = `
  import webpack from 'webpack';
  import { InlineScriptPlugin } from './inline-script-plugin.mjs';
  webpack(
    {
      mode: 'production',
      context: process.argv[1],
      entry: { start: './start.js' },
      output: { path: process.argv[1] + '/dist' },
      optimization: { minimize: false },
      plugins: [new InlineScriptPlugin('start')],
    },
    (error, stats) => {
      const faults = error ? [error] : stats.toJson().errors;
      process.stdout.write(faults.map(({ message }) => message).join());
    },
  );
`;

/** Builds a script and returns the faults of the build; empty when there are none. */
function build(source: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-inline-'));
  writeFileSync(path.join(folder, 'start.js'), source);
  const options = { cwd: __dirname, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, folder], options);
}

describe('the build of an inline script', () => {
  it('accepts a script without markup', () => {
    expect(build('if (1 < 2) document.title = "<b>";')).toBe('');
  });

  it.each([
    ['</SCRIPT', 'document.title = "</SCRIPT >";'],
    ['<!--', 'document.title = "<!--";'],
  ])('fails on %s, which ends or changes a script in HTML', (found, source) => {
    expect(build(source)).toMatch(new RegExp(`The inline script start\\.\\w*\\.?js contains ${found}$`));
  });
});
