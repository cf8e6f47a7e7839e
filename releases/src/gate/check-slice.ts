import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import { type LiveVersion, routeCollisions, routeShapes } from '../addresses/route-shapes';
import type { RunningShell } from '../shells/running-shell';
import { refusal } from '../store/release-error';
import { checkFiles } from './check-files';
import { checkRoutes } from './check-routes';
import { checkShared, type ShellOffer } from './check-shared';
import { checkShells } from './check-shells';
import { checkStyles } from './check-styles';
import { checkTopics } from './check-topics';
import { checkIdentity, readDescription } from './read-description';
import { runTrial } from './trial/run-trial';
import type { Recording } from './trial/trial';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Finds addresses of the stable version that a candidate drops, because bookmarks and search results link to them. */
function checkVanished(routes: readonly Pick<RouteClaim, 'path'>[], stable: LiveVersion | null): string[] {
  const claimed = new Set(routes.flatMap(({ path }) => routeShapes(path)));
  return (stable?.routes ?? [])
    .filter(({ path }) => routeShapes(path).some((shape) => !claimed.has(shape)))
    .map(({ path }) => `it no longer claims ${path}, which ${stable!.version} has (--remove-routes allows it)`);
}

/** Finds the modules that the browser's entry must expose to the shell, but does not. */
function checkEntry(dist: string, { entry, exposes }: SliceDescription): string[] {
  const file = path.join(dist, entry);
  if (!existsSync(file)) return []; // checkFiles reports it
  const source = readFileSync(file, 'utf8');
  return exposes
    .filter((module) => !new RegExp(`["']\\./${module}["']`).test(source))
    .map((module) => `${entry} has no ./${module}, which the shell asks for`);
}

export interface GateRequest {
  /** Folder with `client/`, `server/` and `slice.json`. */
  dist: string;
  /** The expected name and version; null accepts the version of the build. */
  expected: { name: string; version: string | null };
  /** Versions whose addresses other slices cannot claim. */
  live: readonly LiveVersion[];
  /** The slice's stable version; null when there is none, or when the build may drop addresses. */
  stable: LiveVersion | null;
  /** The shell of this checkout, in which the pages are rendered. */
  shell: ShellOffer;
  /** The shells that visitors use now. */
  shells: readonly RunningShell[];
  recording: Recording;
  /** Refuses pages that cannot be checked because their recording is incomplete. */
  demandsRecording: boolean;
}

export interface Passed {
  description: SliceDescription;
  /** Pages that were not rendered, one line each. */
  unrecorded: string[];
  /** What its team should know, one line each. */
  warnings: string[];
}

/**
 * The gate. A build passes when every claim of its `slice.json` is true and collides with no other slice. Its styles
 * must affect only the slice itself, and each of its public pages must render.
 * @throws ReleaseError `refused` with all faults in one line
 */
export async function checkSlice(request: GateRequest): Promise<Passed> {
  const { dist, expected, live, stable, shell, shells, recording, demandsRecording } = request;
  const description = readDescription(dist);
  const others = live.filter(({ slice }) => slice !== description.name);
  const faults = [
    ...checkIdentity(description, expected),
    ...checkFiles(dist, description),
    ...checkEntry(dist, description),
    ...checkRoutes(description.routes),
    ...checkVanished(description.routes, stable),
    ...routeCollisions(description.routes, others),
    ...checkTopics(description),
    ...checkShared(description.shared, shell),
    ...checkShells(description, shells),
    ...checkStyles(dist, description),
  ];
  let unrecorded: string[] = [];
  let warnings: string[] = [];
  // Runs only a build that matches its description.
  if (faults.length === 0) {
    const report = await runTrial({ dist, description, manifest: shell.manifest, recording, recordFrom: null });
    ({ unrecorded, warnings } = report);
    faults.push(...report.faults, ...(demandsRecording ? unrecorded.map(withAdvice(expected.name)) : []));
  }
  if (faults.length > 0) throw refusal(`${expected.name} ${description.version} is refused: ${faults.join('; ')}`);
  return { description, unrecorded, warnings };
}

const withAdvice = (slice: string) => (line: string) => `${line} (record it: nkm record ${slice} <api>)`;
