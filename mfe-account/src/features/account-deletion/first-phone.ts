import type { User } from '@nkm/contracts';

/** The registered phone: a string from our server, or the first `contact` of a list, as documented (ACC-FIELD-008). */
export function firstPhone(user: User): string | null {
  const phone: unknown = user.phone;
  if (typeof phone === 'string') return phone === '' ? null : phone;
  const first: unknown = Array.isArray(phone) ? phone[0] : null;
  const contact = (first as { contact?: unknown } | null | undefined)?.contact;
  return typeof contact === 'string' && contact !== '' ? contact : null;
}
