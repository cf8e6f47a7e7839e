/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepFiles } from './earlier-files';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-11-01T08:00:00Z');

function aBuild(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

describe('the files of earlier builds', () => {
  const store = () => path.join(mkdtempSync(path.join(tmpdir(), 'store-')), 'shell-files');
  const after = (hours: number) => new Date(BEGIN + hours * HOUR);

  it('stay for a week after their build was last used', async () => {
    const kept = store();
    const first = aBuild({ 'menu.0a1b2c3d.js': 'first', 'both.11111111.js': 'same' });
    const second = aBuild({ 'menu.4e5f6a7b.js': 'second', 'both.11111111.js': 'same' });
    await keepFiles(first, kept, after(0));
    await keepFiles(first, kept, after(100));
    await keepFiles(second, kept, after(101));
    await keepFiles(second, kept, after(100 + 7 * 24));
    expect(readdirSync(kept).sort()).toEqual(['both.11111111.js', 'menu.0a1b2c3d.js', 'menu.4e5f6a7b.js']);
    expect(readFileSync(path.join(kept, 'menu.0a1b2c3d.js'), 'utf8')).toBe('first');
    await keepFiles(second, kept, after(101 + 7 * 24));
    expect(readdirSync(kept).sort()).toEqual(['both.11111111.js', 'menu.4e5f6a7b.js']);
  });

  it('are only those whose name holds a hash, also compressed', async () => {
    const kept = store();
    const build = { 'share.jpg': 'x', 'entry-files.json': '{}', 'a.0a1b2c3d.css.br': 'x', 'a.0a1b2c3d.css': 'x' };
    await keepFiles(aBuild(build), kept, after(0));
    expect(readdirSync(kept).sort()).toEqual(['a.0a1b2c3d.css', 'a.0a1b2c3d.css.br']);
  });

  it('are complete when two shells start at the same time', async () => {
    const kept = store();
    const build = aBuild({ 'a.0a1b2c3d.js': 'x'.repeat(100_000) });
    await Promise.all([1, 2, 3].map(() => keepFiles(build, kept, after(0))));
    expect(readdirSync(kept)).toEqual(['a.0a1b2c3d.js']);
    expect(readFileSync(path.join(kept, 'a.0a1b2c3d.js'), 'utf8')).toHaveLength(100_000);
  });
});
