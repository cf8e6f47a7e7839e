import { CONTRACT_VERSION, containerName, type SliceDescription } from '@nkm/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isVersion } from '../store/names';
import { refusal } from '../store/release-error';

type Shape = Record<keyof Required<SliceDescription>, (value: unknown) => boolean>;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (inner: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(inner);
const recordOf = (inner: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(inner);

const SHAPE: Shape = {
  name: isText,
  version: isVersion,
  container: isText,
  contract: Number.isInteger,
  routes: listOf((route) => isRecord(route) && isText(route.id) && isText(route.path)),
  exposes: listOf((value) => ['routes', 'service', 'widgets'].includes(value as string)),
  widgets: listOf(isText),
  topics: listOf(isText),
  topicVersions: (value) => value === undefined || recordOf(Number.isInteger)(value), // missing in older builds
  shared: recordOf(isText),
  imports: (value) => value === undefined || recordOf(listOf(isText))(value), // missing in older builds
  entry: isText,
  server: isText,
  chunks: recordOf((chunk) => isRecord(chunk) && listOf(isText)(chunk.js) && listOf(isText)(chunk.css)),
  provenance: () => true, // publishing replaces it
  files: recordOf((file) => isRecord(file) && isText(file.integrity) && Number.isInteger(file.bytes)),
};

/**
 * Reads `slice.json` of a build.
 * @throws ReleaseError `refused` when it is missing or of another shape
 */
export function readDescription(dist: string): SliceDescription {
  const file = path.join(dist, 'slice.json');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refusal(`cannot read ${file}: ${(error as Error).message}`, { cause: error });
  }
  if (!isRecord(value)) throw refusal(`${file} is not an object`);
  const wrong = (Object.keys(SHAPE) as (keyof Shape)[]).filter((field) => !SHAPE[field](value[field]));
  if (wrong.length > 0) throw refusal(`${file} has no valid ${wrong.join(', ')}`);
  return value as unknown as SliceDescription;
}

/** Checks the name, version, contract and modules of a description. Returns one line per fault. */
export function checkIdentity(
  description: SliceDescription,
  expected: { name: string; version: string | null },
): string[] {
  const { name, version, container, contract, routes, exposes, chunks, widgets } = description;
  const faults: string[] = [];
  if (name !== expected.name) faults.push(`the build is for ${name}`);
  if (expected.version !== null && version !== expected.version) faults.push(`the build has version ${version}`);
  if (container !== containerName(name, version)) faults.push(`the container is named ${container}`);
  // A newer shell runs older slices. The number rises when an older shell cannot run newer slices.
  if (contract > CONTRACT_VERSION) faults.push(`it needs contract ${contract}, the shell has ${CONTRACT_VERSION}`);
  if (!exposes.includes('routes')) faults.push('it does not expose routes');
  if (widgets.length > 0 && !exposes.includes('widgets')) faults.push('it has widgets but does not expose them');
  const needed = [...routes.map(({ id }) => id), ...exposes.filter((module) => module !== 'routes')];
  const lost = needed.filter((id) => !(chunks[id]?.js.length ?? 0));
  if (lost.length > 0) faults.push(`no files are listed for ${lost.join(', ')}`);
  return faults;
}
