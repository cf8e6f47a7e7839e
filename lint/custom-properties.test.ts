import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const listed = execFileSync('git', ['ls-files', '-z', '*.css'], { cwd: root, encoding: 'utf8' });
const sheets = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
const texts = new Map(sheets.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

/** A browser drops a declaration with an undefined custom property without a message. */
it('every custom property that a style sheet uses without a fallback is defined in one', () => {
  const defined = new Set([...texts.values()].flatMap((text) => text.match(/--[\w-]+(?=\s*:)/g) ?? []));
  const undefinedOnes = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !defined.has(name!))
      .map(([use]) => `${file}: ${use}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(undefinedOnes).toEqual([]);
});
