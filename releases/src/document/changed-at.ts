import type { ReleaseDocument } from '@nkm/contracts';

/** The revision that changed a slice last. Older documents do not say it: then it may be their own. */
export const changedAt = (
  { revision, changed }: Pick<ReleaseDocument, 'revision' | 'changed'>,
  slice: string,
): number => changed?.[slice] ?? revision;
