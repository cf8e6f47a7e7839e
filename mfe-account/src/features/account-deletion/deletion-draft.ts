import type { Platform } from '@nkm/platform';

/** Key in local storage. */
const KEY = 'account-removal';

/** The progress of an account deletion. It survives a closed dialog, a reload, a failure and a new sign-in. */
export interface DeletionDraft {
  /** The owner of the draft, because several shoppers can share a phone. */
  userId: number;
  reason: string;
  /** Expiry of the emailed code, in milliseconds since 1970; null when no code was requested. */
  codeExpiresAt: number | null;
}

type Needs = Pick<Platform, 'storage'>;

/** The shopper's own draft, or an empty one. */
export function readDraft({ storage }: Needs, userId: number): DeletionDraft {
  const draft = storage.read(KEY, isDeletionDraft);
  return draft?.userId === userId ? draft : { userId, reason: '', codeExpiresAt: null };
}

export function keepDraft({ storage }: Needs, draft: DeletionDraft): void {
  storage.write(KEY, draft);
}

export function forgetDraft({ storage }: Needs): void {
  storage.remove(KEY);
}

/** Whether the code of a draft is still valid. */
export const codeIsGood = ({ codeExpiresAt }: DeletionDraft, now: number): boolean =>
  codeExpiresAt !== null && codeExpiresAt > now;

function isDeletionDraft(value: unknown): value is DeletionDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, reason, codeExpiresAt } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(userId) &&
    typeof reason === 'string' &&
    (codeExpiresAt === null || Number.isFinite(codeExpiresAt))
  );
}
