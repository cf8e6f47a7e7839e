import type { Platform } from '@nkm/platform';

/** Seconds that a deletion code is good for (spec 2 §9). */
export const DELETION_CODE_SECONDS = 600;

type Needs = Pick<Platform, 'api'>;

/**
 * Notes the reason and has a code mailed (spec 2 §7). Asked again, it is the resend.
 * Rejects with `ApiError`: 422 wrong length, 409 parcels or payments under way, 429 too often.
 * @returns when the code expires, in milliseconds since 1970
 */
export async function requestDeletion({ api }: Needs, userId: number, reason: string): Promise<number> {
  await api.post(`/users/${userId}/deletion_request`, { reason: reason.trim(), platform: 'Web' });
  return Date.now() + DELETION_CODE_SECONDS * 1000;
}

/** Deletes the account (spec 2 §7). Rejects with `ApiError`: 422 wrong code, 403 too many of them, 409 see above. */
export async function confirmDeletion({ api }: Needs, userId: number, otp: string): Promise<void> {
  await api.patch(`/users/${userId}/deletion_request/${otp}`);
}

/** Puts the account to rest until the next sign-in (ours). */
export async function deactivate({ api }: Needs, userId: number): Promise<void> {
  await api.post(`/users/${userId}/deactivate`);
}
