/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadServerBundle } from '@nkm/releases';
import type { Platform } from '@nkm/platform';
import { createVersionMemory } from './version-memory';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('the memory of a version', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not grow over 500 publications', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
    const memory = createVersionMemory();
    /** Each version brings 200 KB of code and data. */
    function publish(number: number): void {
      const version = `1.0.${number}`;
      const file = path.join(folder, `${number}.cjs`);
      const source = `const text = ${JSON.stringify(`${number} `.repeat(30_000))};
        module.exports = { routes: [{ id: 'home', load: () => text, list: Array(20_000).fill(${number}) }] };`;
      writeFileSync(file, source);
      const integrity = `sha256-${createHash('sha256').update(source).digest('base64')}`;
      memory.keep([`x@${version}`]);
      const code = memory.of('x', version);
      code.routes = loadServerBundle<Platform>(file, {}, { integrity }).routes;
      code.styles.set('home.css', 'a'.repeat(20_000));
      rmSync(file);
      jest.advanceTimersByTime(60_000);
    }
    const usedMb = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed / 1024 / 1024;
    };
    for (let number = 0; number < 50; number += 1) publish(number);
    const before = usedMb();
    for (let number = 50; number < 500; number += 1) publish(number);
    expect(memory.size()).toBeLessThanOrEqual(12);
    // Without eviction, 450 versions would use about 90 MB.
    expect(usedMb() - before).toBeLessThan(15);
    rmSync(folder, { recursive: true });
  });
});
