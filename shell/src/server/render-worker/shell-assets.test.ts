/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { headMarkup } from '../markup/head-markup';
import { contentSecurityPolicy } from '../http/security-headers';
import { readShellAssets } from './shell-assets';

const NO_FILES = { start: [], shell: [], axios: [], sidebar: [], 'not-found': [] };

/** Imitates the folder of a browser build. */
function built(files: Record<string, string>, entries: Partial<Record<keyof typeof NO_FILES, string[]>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-assets-'));
  const all = { ...files, 'entry-files.json': JSON.stringify({ ...NO_FILES, ...entries }) };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(folder, name), text);
  return folder;
}

describe('the start script of a build', () => {
  it('is in the head of a page as it was built, and its policy allows no other inline script', () => {
    const text = `document.title = "$& Ọjà";\n`;
    const { start } = readShellAssets(built({ 'start.0a1b2c3d.js': text }, { start: ['start.0a1b2c3d.js'] }));
    const head = headMarkup({
      styles: [],
      start,
      preloads: [],
      scripts: [],
      isPending: false,
      head: { title: 'Shop', jsonLd: [{ '@type': 'Product' }] },
      canonicalOrigin: 'https://shop.example',
      brand: 'NKM',
    });
    expect([...head.matchAll(/<script>(.*?)<\/script>/gs)].map(([, inline]) => inline)).toEqual([text]);
    expect(head).not.toContain('<script src');
    const hash = createHash('sha256').update(text).digest('base64');
    const [policy] = /script-src [^;]*/.exec(contentSecurityPolicy({ start, styleHashes: [] }))!;
    expect(policy).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  it('is required', () => {
    expect(() => readShellAssets(built({}, {}))).toThrow('holds no start script: build the shell');
  });
});
