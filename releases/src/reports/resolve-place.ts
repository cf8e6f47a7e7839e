import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isVersion } from '../store/names';
import { type ReleaseStore, versionFolder } from '../store/release-store';

const PLACE = /^([\w-][\w.-]*\.(?:js|cjs)):(\d+):(\d+)$/;

/**
 * Turns places in the build of a version into places in its sources, with the source maps that are stored with it.
 * A place without a source stays as it is.
 */
export function createPlaceResolver(store: ReleaseStore, slice: string): (version: string, place: string) => string {
  const maps = new Map<string, TraceMap | null>();

  function mapOf(version: string, file: string): TraceMap | null {
    const side = file.endsWith('.cjs') ? 'server' : 'client';
    const name = path.join(versionFolder(store, slice, version), 'maps', side, `${file}.map`);
    let map = maps.get(name);
    if (map === undefined) maps.set(name, (map = readMap(name)));
    return map;
  }

  return (version, place) => {
    const [, file, line, column] = PLACE.exec(place) ?? [];
    const map = file && isVersion(version) ? mapOf(version, file) : null;
    if (!map) return place;
    // Browsers count columns from 1.
    const found = originalPositionFor(map, {
      line: Math.max(1, Number(line)),
      column: Math.max(0, Number(column) - 1),
    });
    return found.source === null ? place : `${sourceOf(slice, found.source)}:${found.line}`;
  };
}

/** Versions of earlier tools have no maps, and gc removes versions. */
function readMap(file: string): TraceMap | null {
  try {
    return new TraceMap(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The builds name sources relative to the folder of the slice, which has its name. */
const sourceOf = (slice: string, source: string) => path.posix.normalize(`${slice}/${source.replace(/\?.*$/, '')}`);
