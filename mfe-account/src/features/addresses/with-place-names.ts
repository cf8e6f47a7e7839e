import { type Address, readField, type State } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/**
 * The addresses with the names of their states and LGAs. A server with only the documented API sends their ids,
 * so the names come from the states. When those fail to load, the names are left out (ACC-RULE-049).
 */
export async function withPlaceNames(
  { api }: Pick<Platform, 'api'>,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<Address[]> {
  const unnamed = new Set(addresses.filter(({ state_name }) => !state_name).map(({ state_id }) => state_id));
  if (unnamed.size === 0) return [...addresses];
  const [names, lgas] = await Promise.all([stateNames(), Promise.all([...unnamed].map(lgasOf))]);
  const lgaNames = new Map(lgas.flat().map(({ id, name }) => [id, name]));
  return addresses.map((address) => ({
    ...address,
    state_name: address.state_name ?? names.get(address.state_id),
    lga_name: address.lga_name ?? lgaNames.get(address.lga_id),
  }));

  async function stateNames(): Promise<Map<number, string>> {
    const states = await orNothing(() => api.get<{ data: State[] }>('/states', { signal }));
    return new Map((states?.data ?? []).map(({ id, name }) => [id, name]));
  }
  async function lgasOf(stateId: number) {
    const state = await orNothing(() => api.get<unknown>(`/states/${stateId}`, { signal }));
    return readField<NonNullable<State['landmarks']>>(state, 'landmarks') ?? [];
  }
  async function orNothing<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn('The names of a state could not be loaded:', error);
      return null;
    }
  }
}
