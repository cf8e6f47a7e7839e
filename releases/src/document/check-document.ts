import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { isSliceName, isVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown) =>
  isRecord(value) && typeof value.by === 'string' && (value.why === null || typeof value.why === 'string');
const isPositive = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
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
  (value.min_loads === undefined || isPositive(value.min_loads)) &&
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

type Check = readonly [isGood: (value: unknown) => boolean, fault: string];
type Checks<T> = Readonly<Record<keyof T, Check>>;
const optional = (isGood: Check[0]) => (value: unknown) => value === undefined || isGood(value);

/** A new field without a check does not compile. */
const OF_DOCUMENT: Checks<ReleaseDocument> = {
  revision: [isPositive, 'revision is not a positive integer'],
  updated_at: [isTime, 'updated_at is not a timestamp'],
  slices: [isRecord, 'slices is not an object'],
  change: [optional(isChange), 'change does not say who and why'],
  changed: [optional(isRevisions), 'changed does not name revisions'],
  keys: [optional(isKeys), 'keys are not the keys of slices'],
  accepted: [optional(isHashes), 'accepted does not name hashes'],
};
const OF_RELEASE: Checks<SliceRelease> = {
  stable: [isVersion, 'stable is not a version'],
  candidate: [isVersionOrNull, 'candidate is not a version'],
  previous: [isVersionOrNull, 'previous is not a version'],
  percent: [isPercent, 'percent is not between 0 and 100'],
  steps: [optional(isSteps), 'steps are not the steps of a rollout'],
  salt: [(value) => typeof value === 'string', 'salt is not a string'],
  set_by: [(value) => value === 'start' || value === 'nkm', 'set_by is neither start nor nkm'],
};

function firstFault<T>(value: unknown, checks: Checks<T>): string | null {
  if (!isRecord(value)) return 'it is not an object';
  const failed = Object.entries<Check>(checks).find(([field, [isGood]]) => !isGood(value[field]));
  return failed?.[1][1] ?? null;
}

function documentFault(value: unknown): string | null {
  const fault = firstFault(value, OF_DOCUMENT);
  if (fault !== null) return fault;
  for (const [slice, release] of Object.entries((value as ReleaseDocument).slices)) {
    const ofSlice = isSliceName(slice) ? firstFault(release, OF_RELEASE) : 'this is not a slice name';
    if (ofSlice !== null) return `${slice}: ${ofSlice}`;
  }
  return null;
}
