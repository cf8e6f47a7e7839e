import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name the network of one subscriber, who may take any address in it. */
const SUBSCRIBER_BITS = 64;

/**
 * What every limit by address counts as one client: an IPv4 address, also one that is written as IPv6, or the /64 of an
 * IPv6 address. What is no address counts as one client in all.
 */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip.replace(/%.*$/, '')}/${SUBSCRIBER_BITS}`).toString();
}
