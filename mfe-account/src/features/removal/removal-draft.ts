import type { Platform } from '@nkm/platform';

/** Where the draft is kept in local storage. */
const KEY = 'account-removal';

/** What a shopper on the way out has done so far: it outlives closing, a reload, a failure and a new sign-in. */
export interface RemovalDraft {
  /** Whose it is: a phone may be shared. */
  userId: number;
  reason: string;
  /** Milliseconds since 1970 until which the code that was mailed is good; null when none was. */
  codeExpiresAt: number | null;
}

type Needs = Pick<Platform, 'storage'>;

/** The shopper's own draft, an empty one when there is none. */
export function readDraft({ storage }: Needs, userId: number): RemovalDraft {
  const draft = storage.read(KEY, isRemovalDraft);
  return draft?.userId === userId ? draft : { userId, reason: '', codeExpiresAt: null };
}

export function keepDraft({ storage }: Needs, draft: RemovalDraft): void {
  storage.write(KEY, draft);
}

export function forgetDraft({ storage }: Needs): void {
  storage.remove(KEY);
}

/** Whether the code of a draft can still be entered. */
export const codeIsGood = ({ codeExpiresAt }: RemovalDraft, now: number): boolean =>
  codeExpiresAt !== null && codeExpiresAt > now;

export function isRemovalDraft(value: unknown): value is RemovalDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, reason, codeExpiresAt } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(userId) &&
    typeof reason === 'string' &&
    (codeExpiresAt === null || Number.isFinite(codeExpiresAt))
  );
}
