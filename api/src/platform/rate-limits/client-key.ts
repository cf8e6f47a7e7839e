import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that identify the network of one subscriber, who can use any address in it. */
const SUBSCRIBER_BITS = 64;

/**
 * Key of one client in every limit by address: an IPv4 address, also in IPv6 notation, or the /64 of an IPv6 address.
 * All invalid addresses count as one client.
 */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip.replace(/%.*$/, '')}/${SUBSCRIBER_BITS}`).toString();
}
