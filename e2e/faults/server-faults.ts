import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionFolder } from '../system/release-store';
import type { Draft } from './broken-version';
import { changeRoutes, DAMAGES } from './damages';
import type { Stage } from './stage';

/** Releases a version with a broken server bundle and an intact browser build. */
export type ServerFault = (stage: Stage, slice: string, withLastGood: boolean) => Promise<unknown>;

const inBuild =
  (damage: (text: string) => string): ServerFault =>
  (stage, slice, withLastGood) =>
    stage.giveOut(slice, withLastGood, ({ description, read, write }: Draft) =>
      write(description.server, damage(read(description.server))),
    );

/** Rolls out a candidate with a broken server bundle to all visitors. */
export type CandidateFault = (stage: Stage, slice: string) => Promise<string>;

const inCandidate =
  (damage: (text: string) => string): CandidateFault =>
  (stage, slice) =>
    stage.rollOut(slice, ({ description, read, write }: Draft) =>
      write(description.server, damage(read(description.server))),
    );

const inStore =
  (damage: (file: string) => void): ServerFault =>
  async (stage, slice, withLastGood) => {
    const version = await stage.giveOut(slice, withLastGood);
    damage(path.join(versionFolder(stage.system.store, slice, version), 'server/index.cjs'));
  };

const brokenScreen = changeRoutes(
  '(route) => ({ ...route, screen: async () => ({ default() { throw new Error("broken while rendering"); } }) })',
);
/** Makes the code of every screen never load. */
export const neverLoads = changeRoutes('(route) => ({ ...route, screen: () => new Promise(() => undefined) })');
const neverRenders = changeRoutes(
  '(route) => ({ ...route, screen: async () => ({ default() { throw new Promise(() => undefined); } }) })',
);
/** Makes the data of every page never arrive. */
export const hangingLoader = changeRoutes('(route) => ({ ...route, load: () => new Promise(() => undefined) })');

export const SERVER_FAULTS: Record<string, ServerFault> = {
  'is missing': inStore((file) => rmSync(file)),
  'is HTML instead of JavaScript': inBuild(DAMAGES.html),
  'is corrupt': inBuild(DAMAGES.corrupt),
  'throws while loading': inBuild(DAMAGES['throws while loading']),
  'throws while rendering': inBuild(brokenScreen),
  'never finishes loading': inBuild(neverLoads),
  'never finishes rendering': inBuild(neverRenders),
  'does not match its hash': inStore((file) => writeFileSync(file, `${readFileSync(file, 'utf8')}\n`)),
};

/** The code works, but its data never arrives. */
export const HANGING_DATA: ServerFault = inBuild(hangingLoader);

/** The pages work, but a timer and an unhandled promise fail shortly after each page. */
export const STRAY_FAULTS = inCandidate(
  changeRoutes(`(route) => ({ ...route, load: async (args) => {
    setTimeout(() => { throw new Error("broken in a timer"); }, 1);
    void Promise.reject(new Error("broken in a forgotten promise"));
    return route.load?.(args);
  } })`),
);

/** Code of screens that would stop or block a server process, and of one that only throws. */
export const BAD_SCREENS = {
  'loops in its screen': 'for (;;);',
  'ends its process': 'process.exit(0);',
  'uses 1 GB of buffers': '(globalThis.leak ??= []).push(Buffer.alloc(1024 ** 3, 1));',
  'uses 1 GB of its heap':
    'const leak = (globalThis.leak ??= []); while (leak.length < 2 ** 26) leak.push({ leak: leak.length });',
  'throws in its screen': 'throw new Error("broken while rendering");',
} as const;

/** Makes every screen of a server bundle run this code. */
export const breakScreens =
  (code: string) =>
  ({ description, read, write }: Draft): void => {
    const damage = changeRoutes(`(route) => ({ ...route, screen: async () => ({ default() { ${code} } }) })`);
    write(description.server, damage(read(description.server)));
  };

const inScreen =
  (code: string): CandidateFault =>
  (stage, slice) =>
    stage.rollOut(slice, breakScreens(code));

/** Only some pages of a list loop. */
export const STUCK_PAGES = {
  queries: ['?page=2', '?page=20', '?page=21'],
  fault: inBuild(
    changeRoutes(`(route) => ({ ...route, load(args) {
      if (args.url.search.startsWith("?page=2")) for (;;);
      return route.load?.(args);
    } })`),
  ),
};

/** Faults of candidates that would affect every page of the process in which they run. */
export const WORKER_FAULTS: Record<string, CandidateFault> = {
  ...Object.fromEntries(Object.entries(BAD_SCREENS).map(([name, code]) => [name, inScreen(code)])),
  'loops in its loader': inCandidate(changeRoutes('(route) => ({ ...route, load() { for (;;); } })')),
  'loops while loading': inCandidate((text) => `for (;;);\n${text}`),
  'loops in a regular expression': inScreen(`/^(a+)+$/.test(${JSON.stringify('a'.repeat(60))} + "b");`),
  'loops in a timer': inCandidate(
    changeRoutes(
      '(route) => ({ ...route, load(args) { setTimeout(() => { for (;;); }, 1); return route.load?.(args); } })',
    ),
  ),
  'kills its process': inCandidate(
    changeRoutes('(route) => ({ ...route, load() { process.kill(process.pid, "SIGKILL"); } })'),
  ),
};
