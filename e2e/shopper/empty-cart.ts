import type { System } from '../system/start-system';
import type { Account } from './accounts';
import { codesSentTo, nextCode } from './inbox';

type Places = Pick<System, 'api' | 'inbox'>;

/** Signs in without the browser. Returns the session's token. */
export async function tokenOf({ email, password }: Account, { api, inbox }: Places): Promise<string> {
  const before = (await codesSentTo(inbox, email)).length;
  const { token: temporary } = await post(`${api}/login`, { email, password, platform: 'Web' });
  const code = await nextCode(inbox, email, before);
  return (await post(`${api}/verify_login`, { code, platform: 'Web' }, temporary)).token;
}

/**
 * Empties the cart, and removes the choices of the checkout and the unpaid orders that an earlier test left. Returns
 * the session's token.
 */
export async function emptyCartOf(account: Account, places: Places): Promise<string> {
  const token = await tokenOf(account, places);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${places.api}/cart`, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(`Could not empty the cart of ${account.email}: ${answer.status}`);
  await forgetChoices(token, places);
  await cancelHoldingOrders(token, places);
  return token;
}

/** Otherwise the checkout goes on with the choices of the last test (docs/decisions/0120). */
async function forgetChoices(token: string, { api }: Places): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${api}/checkout/choices`, { method: 'PATCH', headers, body: JSON.stringify(NO_CHOICES) });
  if (!answer.ok) throw new Error(`Could not forget the choices of the checkout: ${answer.status}`);
}

const NO_CHOICES = {
  payment_method: null,
  shipping_option: null,
  delivery_type: null,
  delivery_time: null,
  delivery_city_id: null,
  address_id: null,
  coupon_code: null,
};

/** An account may have at most three orders that hold stock. The demo's own unpaid order holds none. */
async function cancelHoldingOrders(token: string, { api }: Places): Promise<void> {
  const answer = await fetch(`${api}/orders`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { id: number; status: string; timestamp: string }[] };
  const young = data.filter(({ status, timestamp }) => status === 'Uncompleted' && isYoung(timestamp));
  for (const { id } of young) await post(`${api}/orders/cancel`, { order_id: id }, token);
}

/** True for an order of a test: the seed backdates its orders. */
const isYoung = (timestamp: string) => Date.now() - Date.parse(timestamp) < 2 * 3_600_000;

/** Adds one unit of a product to the cart without the browser. */
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
