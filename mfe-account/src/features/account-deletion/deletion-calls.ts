import type { Platform } from '@nkm/platform';

/** Seconds until a deletion code expires (ACC-CONST-014). */
const DELETION_CODE_SECONDS = 600;

type Needs = Pick<Platform, 'api'>;

/**
 * Stores the reason and requests an emailed code (ACC-CALL-025). A second call resends the code. Rejects with
 * `ApiError`: 422 wrong length, 409 pending parcels or payments, 429 too many requests.
 * @returns when the code expires, in milliseconds since 1970
 */
export async function requestDeletion({ api }: Needs, userId: number, reason: string): Promise<number> {
  await api.post(`/users/${userId}/deletion_request`, { reason: reason.trim(), platform: 'Web' });
  return Date.now() + DELETION_CODE_SECONDS * 1000;
}

/** Deletes the account (ACC-CALL-026). Rejects with `ApiError`: 422 wrong code, 403 too many tries, 409 see above. */
export async function confirmDeletion({ api }: Needs, userId: number, otp: string): Promise<void> {
  await api.patch(`/users/${userId}/deletion_request/${otp}`);
}

/** Deactivates the account until the next sign-in (our addition). */
export async function deactivate({ api }: Needs, userId: number): Promise<void> {
  await api.post(`/users/${userId}/deactivate`);
}
