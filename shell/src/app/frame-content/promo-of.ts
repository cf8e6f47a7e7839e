import { isOwnPath } from '@nkm/contracts';
import type { Promo } from './frame-content';

/** The first valid promo of an untrusted response (CAT-CALL-003). */
export function promoOf(body: unknown): Promo | null {
  const adverts = (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(adverts)) return null;
  return adverts.map(promoFrom).find((promo) => promo !== null) ?? null;
}

function promoFrom(advert: Record<string, unknown> | null): Promo | null {
  const { id, title, text, link, promo_code: code } = advert ?? {};
  if (typeof id !== 'number' || typeof title !== 'string' || title.trim() === '') return null;
  if (typeof link !== 'string' || !(isOwnPath(link) || link.startsWith('https://'))) return null;
  return { id, title, text: textOrNull(text), link, code: textOrNull(code) };
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
