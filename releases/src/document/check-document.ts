import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { isSliceName, isVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown) =>
  isRecord(value) && typeof value.by === 'string' && (value.why === null || typeof value.why === 'string');
const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;
const isSteps = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.percents) &&
  value.percents.length > 0 &&
  value.percents.every(isPercent) &&
  typeof value.every_s === 'number' &&
  value.every_s > 0 &&
  isTime(value.started_at) &&
  (value.min_loads === undefined || (Number.isSafeInteger(value.min_loads) && (value.min_loads as number) > 0)) &&
  (value.reached === undefined || value.percents[value.reached as number] !== undefined) &&
  (value.paused_at === null || isTime(value.paused_at));
const isRevisions = (value: unknown) => isRecord(value) && Object.values(value).every(Number.isSafeInteger);
const isKey = (value: unknown) =>
  isRecord(value) &&
  [value.id, value.public_key].every((text) => typeof text === 'string') &&
  (value.addresses === null || isTexts(value.addresses)) &&
  (value.until === null || isTime(value.until)) &&
  (value.revoked_at === null || isTime(value.revoked_at));
const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isKeys = (value: unknown) =>
  isRecord(value) && Object.values(value).every((keys) => Array.isArray(keys) && keys.every(isKey));
const isHashes = (value: unknown) =>
  isRecord(value) && Object.values(value).every((hashes) => isRecord(hashes) && isTexts(Object.values(hashes)));
const isVersionOrNull = (value: unknown) => value === null || isVersion(value);

/**
 * Checks the shape of a signed document, because another version of the tool may have written it.
 * @throws ReleaseError `malformed` naming the first fault
 */
export function checkDocument(value: unknown): ReleaseDocument {
  const fault = documentFault(value);
  if (fault !== null) throw new ReleaseError('malformed', `the release document is malformed: ${fault}`);
  return value as ReleaseDocument;
}

function documentFault(value: unknown): string | null {
  if (!isRecord(value)) return 'it is not an object';
  if (!Number.isSafeInteger(value.revision) || (value.revision as number) < 1)
    return 'revision is not a positive integer';
  if (typeof value.updated_at !== 'string' || Number.isNaN(Date.parse(value.updated_at)))
    return 'updated_at is not a timestamp';
  if (!isRecord(value.slices)) return 'slices is not an object';
  if (value.change !== undefined && !isChange(value.change)) return 'change does not say who and why';
  if (value.changed !== undefined && !isRevisions(value.changed)) return 'changed does not name revisions';
  if (value.keys !== undefined && !isKeys(value.keys)) return 'keys are not the keys of slices';
  if (value.accepted !== undefined && !isHashes(value.accepted)) return 'accepted does not name hashes';
  for (const [slice, release] of Object.entries(value.slices)) {
    const fault = isSliceName(slice) ? releaseFault(release) : 'this is not a slice name';
    if (fault !== null) return `${slice}: ${fault}`;
  }
  return null;
}

function releaseFault(value: unknown): string | null {
  if (!isRecord(value)) return 'it is not an object';
  const { stable, candidate, percent, steps, previous, salt, set_by } = value as Record<keyof SliceRelease, unknown>;
  if (!isVersion(stable)) return 'stable is not a version';
  if (!isVersionOrNull(candidate)) return 'candidate is not a version';
  if (!isVersionOrNull(previous)) return 'previous is not a version';
  if (!isPercent(percent)) return 'percent is not between 0 and 100';
  if (steps !== undefined && !isSteps(steps)) return 'steps are not the steps of a rollout';
  if (typeof salt !== 'string') return 'salt is not a string';
  if (set_by !== 'start' && set_by !== 'nkm') return 'set_by is neither start nor nkm';
  return null;
}
