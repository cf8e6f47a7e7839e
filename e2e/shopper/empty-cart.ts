import type { System } from '../system/start-system';
import type { Account } from './accounts';
import { codesSentTo, nextCode } from './inbox';

type Places = Pick<System, 'api' | 'inbox'>;

/** Signs in beside the browser. Returns the session's token. */
export async function tokenOf({ email, password }: Account, { api, inbox }: Places): Promise<string> {
  const before = (await codesSentTo(inbox, email)).length;
  const { token: temporary } = await post(`${api}/login`, { email, password, platform: 'Web' });
  const code = await nextCode(inbox, email, before);
  return (await post(`${api}/verify_login`, { code, platform: 'Web' }, temporary)).token;
}

/** Carts of demo shoppers outlive a test. Returns the token of the session that emptied it. */
export async function emptyCartOf(account: Account, places: Places): Promise<string> {
  const token = await tokenOf(account, places);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${places.api}/cart`, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(`The cart of ${account.email} could not be emptied: ${answer.status}`);
  return token;
}

/** One unit of a product, put into the cart beside the browser. */
export async function putIntoCart(token: string, productId: number, { api }: Places): Promise<void> {
  await post(`${api}/cart`, { product_id: productId }, token);
}

async function post(url: string, body: object, token?: string): Promise<{ token: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}
