import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { Module } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION, TOPICS } from '@nkm/contracts';
import * as platform from '@nkm/platform';
import { joinInputs } from './list-inputs.mjs';
import { repositoryRoot } from './webpack/common.mjs';
import { integrityOf } from './webpack/chunk-integrity-plugin.mjs';
import { describe } from './webpack/slice.mjs';

const require = createRequire(import.meta.url);
/** Maximum loading time of the server bundle in milliseconds. */
const LOAD_MS = 10_000;
const LOAD = Symbol.for('nkm.describe-slice.load');

/**
 * Writes `dist/slice.json` of a built slice: its claims, chunks and files, read from the builds.
 * @param {string} folder folder of the slice
 * @param {{pinned?: boolean}} [options] `pinned`: false for a development build
 * @returns {import('@nkm/contracts').SliceDescription}
 */
export function describeSlice(folder, { pinned = true } = {}) {
  const slice = describe(folder);
  const dist = path.join(folder, 'dist');
  rmSync(path.join(dist, 'slice.json'), { force: true }); // a stale one would describe the wrong build
  const { routes, widgets = {} } = evaluate(path.join(dist, 'server/index.cjs'));
  const groups = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8'));
  const description = {
    name: slice.name,
    version: slice.version,
    container: slice.container,
    contract: CONTRACT_VERSION,
    routes: routes.map(({ id, path, title, access, frame, public: isPublic, ...optional }) => {
      const { purchase, requiredStep, unlisted, secretQuery, sidebar, query, focus } = optional;
      return {
        id,
        path,
        title,
        access,
        frame,
        ...(focus ? { focus } : {}),
        public: isPublic,
        ...(purchase ? { purchase } : {}),
        ...(requiredStep ? { requiredStep } : {}),
        ...(unlisted ? { unlisted } : {}),
        ...(secretQuery ? { secretQuery } : {}),
        ...(query ? { query } : {}),
        ...(sidebar ? { sidebar } : {}),
      };
    }),
    exposes: slice.exposes,
    widgets: Object.keys(widgets),
    topics: Object.keys(TOPICS).filter((topic) => TOPICS[topic].owner === slice.name),
    topicVersions: Object.fromEntries(Object.entries(TOPICS).map(([topic, { version }]) => [topic, version])),
    shared: slice.ranges,
    imports: JSON.parse(readFileSync(path.join(dist, 'imports.json'), 'utf8')),
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    chunks: chunksOf(slice, routes, groups),
    files: filesOf(dist),
  };
  if (pinned) demandPinned(description, readFileSync(path.join(dist, description.entry), 'utf8'));
  takeRecording(folder, dist);
  listInputs(folder, dist, pinned);
  removeOldMaps(dist, description.files);
  writeFileSync(path.join(dist, 'slice.json'), `${JSON.stringify(description, null, 2)}\n`);
  return description;
}

function evaluate(file) {
  const provided = { '@nkm/platform': platform };
  const module = { exports: {} };
  const load = vm.runInThisContext(Module.wrap(readFileSync(file, 'utf8')), { filename: file });
  globalThis[LOAD] = () => load(module.exports, (name) => provided[name] ?? require(name), module);
  try {
    vm.runInThisContext(`globalThis[Symbol.for(${JSON.stringify(LOAD.description)})]()`, { timeout: LOAD_MS });
  } catch (error) {
    if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Error(`The server bundle does not load within ${LOAD_MS / 1000} s`, { cause: error });
  } finally {
    delete globalThis[LOAD];
  }
  return module.exports;
}

/** Copies recorded API responses, with which the gate renders the pages wherever the build is published. */
function takeRecording(folder, dist) {
  const recording = path.join(folder, 'test/recorded.json');
  if (existsSync(recording)) copyFileSync(recording, path.join(dist, 'recorded.json'));
  else rmSync(path.join(dist, 'recorded.json'), { force: true });
}

/** Writes what the build is made of. The dev server's build never becomes a version. */
function listInputs(folder, dist, pinned) {
  const lists = ['client', 'server'].map((side) => path.join(dist, `inputs-${side}.json`));
  const file = path.join(dist, 'inputs.json');
  rmSync(file, { force: true });
  if (!pinned || !lists.every(existsSync)) return;
  writeFileSync(file, `${JSON.stringify(joinInputs(repositoryRoot, folder, lists), null, 2)}\n`);
  for (const list of lists) rmSync(list);
}

/** The build empties its own folders only. */
function removeOldMaps(dist, files) {
  for (const side of ['client', 'server'])
    for (const map of existsSync(path.join(dist, 'maps', side)) ? readdirSync(path.join(dist, 'maps', side)) : [])
      if (!files[`${side}/${map.replace(/\.map$/, '')}`]) rmSync(path.join(dist, 'maps', side, map));
}

/** A page needs the module itself and, for a route, the chunk named after the route's id. */
function chunksOf(slice, routes, groups) {
  const merge = (...names) => ({
    js: [...new Set(names.flatMap((name) => groups[name]?.js ?? []))],
    css: [...new Set(names.flatMap((name) => groups[name]?.css ?? []))],
  });
  const missing = routes.filter(({ id }) => !groups[id]).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`${slice.name}: no chunk named after these routes: ${missing.join(', ')}`);
  return Object.fromEntries([
    ...routes.map(({ id }) => [id, merge('routes', id)]),
    ...slice.exposes.filter((module) => module !== 'routes').map((module) => [module, merge(module)]),
  ]);
}

/** The entry's runtime must contain the hash of every other file of the browser build, as written to disk. */
function demandPinned({ entry, files }, entrySource) {
  const loose = Object.keys(files).filter(
    (file) => /^client\/.*\.(js|css)$/.test(file) && file !== entry && !entrySource.includes(files[file].integrity),
  );
  if (loose.length > 0) throw new Error(`Not pinned by ${entry}: ${loose.join(', ')}`);
}

function filesOf(dist) {
  const files = ['client', 'server']
    .flatMap((side) => readdirSync(path.join(dist, side)).map((file) => `${side}/${file}`))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const bytes = readFileSync(path.join(dist, file));
      const isText = /\.(js|css|json|svg|cjs)$/.test(file);
      return [
        file,
        {
          integrity: integrityOf(bytes),
          bytes: bytes.length,
          ...(isText && file.startsWith('client/') ? { br: brotliCompressSync(bytes).length } : {}),
        },
      ];
    }),
  );
}
