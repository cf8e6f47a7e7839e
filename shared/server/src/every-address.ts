import { networkInterfaces } from 'node:os';

/** Host for a server that listens on all addresses of this machine: IPv6 and IPv4, or IPv4 where IPv6 is off. */
export function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}
