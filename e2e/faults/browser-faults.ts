import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { versionFolder } from '../system/release-store';
import { chunkOf, DAMAGES, HTML, MENDED, throwInModule, throwInScreen } from './damages';
import type { Draft } from './broken-version';
import type { SlicePage } from './slices';
import type { Stage } from './stage';

/** Releases a broken version of a slice. Returns a function that ends the fault while the page stays open. */
export type Fault = (stage: Stage, at: SlicePage, withLastGood: boolean) => Promise<() => Promise<void>>;

type Answer = (route: Route) => unknown;

/** The version is intact, but the network to the browser is faulty. */
const onTheWay =
  (answer: Answer, files = '**'): Fault =>
  async (stage, { slice }, withLastGood) => {
    const version = await stage.giveOut(slice, withLastGood);
    const address = `**/slices/${slice}/${version}/${files}`;
    await stage.page.route(address, (route) => void answer(route));
    return () => stage.page.unroute(address);
  };

/** The build itself is broken. A flag in the browser, one per slice, makes it work. */
const inBuild =
  (change: (draft: Draft, at: SlicePage) => void): Fault =>
  async (stage, at, withLastGood) => {
    const flag = `${MENDED}-${at.slice}`;
    await stage.giveOut(at.slice, withLastGood, (draft) => {
      const write: Draft['write'] = (file, text) => draft.write(file, text.replaceAll(MENDED, flag));
      change({ ...draft, write }, at);
    });
    return () => stage.page.evaluate((name) => localStorage.setItem(name, 'yes'), flag);
  };

/** A file in the release store is damaged after publication and restored later. */
const inStore =
  (damage: (file: string) => void, fileOf: (draft: Draft['description'], at: SlicePage) => string): Fault =>
  async (stage, at, withLastGood) => {
    let file = '';
    const version = await stage.giveOut(at.slice, withLastGood, (draft) => {
      file = fileOf(draft.description, at);
    });
    const stored = path.join(versionFolder(stage.system.store, at.slice, version), file);
    const sound = readFileSync(stored);
    damage(stored);
    return async () => writeFileSync(stored, sound);
  };

const entry = (description: Draft['description']) => description.entry;
const chunk = (description: Draft['description'], { route }: SlicePage) => chunkOf(description, route);
const change =
  (fileOf: typeof chunk, damage: (text: string) => string) =>
  ({ description, read, write }: Draft, at: SlicePage) =>
    write(fileOf(description, at), damage(read(fileOf(description, at))));

const remove = (file: string) => rmSync(file);
const tamper = (file: string) => writeFileSync(file, `${readFileSync(file, 'utf8')}\n/* somebody was here */`);
const html = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML });

/** Temporary faults. The last good version shows; without one, Retry restores the page. */
export const PASSING_FAULTS: Record<string, Fault> = {
  'refuses connections': onTheWay((route) => route.abort('connectionrefused')),
  'answers 500': onTheWay((route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  hangs: onTheWay(() => undefined, 'remoteEntry.js*'),
  'is missing (404)': inStore(remove, entry),
  'is HTML instead of JavaScript': onTheWay(html),
  'arrives cut off': onTheWay(async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
  }, '*.js*'),
  'throws while loading': inBuild(change(entry, DAMAGES['throws while loading'])),
  'throws while rendering': inBuild(change(chunk, throwInScreen)),
  'does not match its hash': inStore(tamper, entry),
};

/** The same faults in the page's chunk, while the entry is intact. */
export const CHUNK_FAULTS: Record<string, Fault> = {
  'is missing (404)': inStore(remove, chunk),
  'throws while loading': inBuild(change(chunk, DAMAGES['throws while loading'])),
  'has a module that throws': inBuild(change(chunk, throwInModule)),
  'does not match its hash': inStore(tamper, chunk),
};

/** Permanent faults with matching hashes: only another version helps. */
export const LASTING_FAULTS: Record<string, Fault> = {
  'was published as HTML': inBuild(change(entry, DAMAGES.html)),
  'was published corrupt': inBuild(change(entry, DAMAGES.corrupt)),
  'was published with a corrupt chunk': inBuild(change(chunk, DAMAGES.corrupt)),
};
