import { isIPv4, isIPv6 } from 'node:net';

const BYTES_V4 = 3;
const GROUPS_V6 = 3;

/**
 * The network of an address: the /24 of IPv4, also in IPv6 notation, or the /48 of IPv6. Who can send from many
 * addresses usually has them in one network. All invalid addresses are one network.
 */
export function networkOf(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return `${v4.split('.').slice(0, BYTES_V4).join('.')}.0/24`;
  const v6 = ip.replace(/%.*$/, '');
  return isIPv6(v6) ? `${groupsOf(v6).slice(0, GROUPS_V6).join(':')}::/48` : 'unknown';
}

/** The first groups without leading zeros; `::` stands for as many zeros as are missing. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}
