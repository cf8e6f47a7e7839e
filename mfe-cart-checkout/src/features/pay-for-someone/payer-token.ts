import { tabStorage } from '@nkm/platform/stored';

const KEY = 'payer-token';
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/**
 * The token of the link: from the fragment of the address, which a browser sends to nobody, or the stored one after the
 * page of the provider, which knows no fragment. Null: no link was opened in this tab.
 */
export function readToken(hash: string): string | null {
  const given = hash.slice(1);
  if (TOKEN.test(given)) return given;
  const stored = tabStorage.get(KEY);
  return stored !== null && TOKEN.test(stored) ? stored : null;
}

/**
 * Stores the token before the browser leaves for the page of the provider. The tab keeps it until it is closed, so that
 * a reload shows the result again; another tab can pay another order.
 */
export const storeToken = (token: string): void => tabStorage.set(KEY, token);

/** Deletes a token that the server does not know any more. */
export const forgetToken = (): void => tabStorage.set(KEY, null);
