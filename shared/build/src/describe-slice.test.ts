import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'nkm-describe-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `nkm-describe` for a build whose server bundle is this code. */
function describeBundle(code: string) {
  cpSync(path.resolve(__dirname, '../test/sample-slice/package.json'), path.join(folder, 'package.json'));
  mkdirSync(path.join(folder, 'dist/server'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/server/index.cjs'), code);
  const { status, stderr } = spawnSync(process.execPath, [path.resolve(__dirname, 'describe-slice-cli.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Runs for ten seconds. */
const LOOPS = process.env.AUDIT ? [['loops', 'for (;;);', 'The server bundle does not load within 10 s']] : [];

describe('describing a build whose server bundle is broken', () => {
  it.each([
    ...LOOPS,
    ['ends the process', 'process.exit(0);', 'the server bundle ends the process while it loads'],
    ['throws', 'throw new Error("no window");', 'no window'],
  ])(
    'ends with an error when it %s',
    (_, code, message) => {
      const { status, stderr } = describeBundle(code);
      expect(stderr).toContain(message);
      expect(status).toBe(1);
    },
    60_000,
  );
});
