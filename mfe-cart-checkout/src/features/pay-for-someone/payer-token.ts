import type { Platform } from '@nkm/platform';

const KEY = 'payer-token';
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/**
 * The token of the link: from the fragment of the address, which a browser sends to nobody, or the stored one after the
 * page of the provider, which knows no fragment. Null: no link was opened here.
 */
export function readToken({ storage }: Pick<Platform, 'storage'>, hash: string): string | null {
  const given = hash.slice(1);
  if (TOKEN.test(given)) return given;
  const stored = storage.get(KEY);
  return stored !== null && TOKEN.test(stored) ? stored : null;
}

/** Stores the token before the browser leaves for the page of the provider. */
export const storeToken = ({ storage }: Pick<Platform, 'storage'>, token: string): void => void storage.set(KEY, token);

/** Deletes the token of an order that has ended. */
export const forgetToken = ({ storage }: Pick<Platform, 'storage'>): void => storage.remove(KEY);
