import type { Address } from '@nkm/contracts';

/** The list after an address became the default of its type. */
export function withDefault(addresses: readonly Address[], { id, type }: Address): Address[] {
  return addresses.map((address) => (address.type === type ? { ...address, is_default: address.id === id } : address));
}

/** The list without an address. As on the server, the newest of its type replaces a deleted default. */
export function without(addresses: readonly Address[], { id, type, is_default }: Address): Address[] {
  const left = addresses.filter((address) => address.id !== id);
  const newest = left.filter((address) => address.type === type).sort((one, other) => other.id - one.id)[0];
  return is_default && newest ? withDefault(left, newest) : left;
}
