import type { Amounts, OrderStatus, PickupStage, Timestamp } from '@nkm/contracts';
import type { Role } from '../../modules/role-tokens/public';
import { askApi, Refused, sendToApi } from './send-to-api';

export { Refused };

/** A parcel as the API lists it. */
export interface DeskParcel {
  id: number;
  reference: string;
  status: OrderStatus;
  tracking_code: string | null;
  /** Of a parcel at its pickup station, with the last day to collect it and the wrong codes that it still accepts. */
  stage?: PickupStage;
  pickup_until?: Timestamp;
  pickup_tries?: number;
  created_at: string;
  /** Cash to collect with it; null: nothing. */
  cash_due_kobo: number | null;
  /** What it costs, for staff. */
  amounts?: Amounts;
  store_name: string;
  delivery_type: string;
  address: { state: string; city?: string | null; title?: string | null; address?: string | null };
  products: {
    name: string;
    quantity: number;
    variant_values: { title: string; value: string }[] | null;
    status: string | null;
  }[];
}

/** Who calls: a role, and for vendors the store. */
export interface Caller {
  role: Role;
  store?: string;
}

export interface DeskApi {
  get<T>(caller: Caller, path: string): Promise<T>;
  /** A file: a public one, or one of a role. */
  file(path: string, caller?: Caller): Promise<Buffer>;
  /** Throws Refused with the API's message. */
  post<T>(caller: Caller, path: string, payload?: object): Promise<T>;
}

/** Calls the API's role routes with tokens that the API issues to sandboxes. */
export function createDeskApi(settings: { apiBaseUrl: string; readKey(): Promise<string | null> }): DeskApi {
  const tokens = new Map<string, Promise<string>>();

  async function requestToken({ role, store }: Caller): Promise<string> {
    const key = await settings.readKey();
    if (key === null) throw new Refused(503, 'The API has not been started yet.');
    const body = JSON.stringify({ role, name: 'desk', ...(store !== undefined && { store }) });
    const headers = { 'x-sandbox-key': key, 'content-type': 'application/json' };
    const { data } = await send<{ data: { token: string } }>('/sandbox/role-tokens', { method: 'POST', headers, body });
    return data.token;
  }

  function tokenOf(caller: Caller): Promise<string> {
    const name = JSON.stringify([caller.role, caller.store]);
    const known = tokens.get(name);
    if (known) return known;
    const requested = requestToken(caller);
    tokens.set(name, requested);
    requested.catch(() => tokens.delete(name));
    return requested;
  }

  const send = <T>(path: string, request: RequestInit) => sendToApi<T>(settings.apiBaseUrl, path, request);

  async function call<T>(caller: Caller, path: string, request: RequestInit): Promise<T> {
    const authorization = `Bearer ${await tokenOf(caller)}`;
    try {
      return await send<T>(path, { ...request, headers: { ...request.headers, authorization } });
    } catch (error) {
      // Another database, or a newer token of the same name: the next call gets its own.
      if (error instanceof Refused && error.status === 401) tokens.delete(JSON.stringify([caller.role, caller.store]));
      throw error;
    }
  }

  return {
    get: (caller, path) => call(caller, path, {}),
    async file(path, caller) {
      const headers = caller && { authorization: `Bearer ${await tokenOf(caller)}` };
      const answer = await askApi(settings.apiBaseUrl, path, { ...(headers && { headers }) });
      return Buffer.from(await answer.arrayBuffer());
    },
    post: (caller, path, payload = {}) =>
      call(caller, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      }),
  };
}
