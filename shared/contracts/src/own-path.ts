/**
 * Whether a browser opens the address as a path of the shop. `//evil.example` and `/\evil.example` leave it, also with
 * tabs and line breaks in between, which browsers ignore.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address.replace(/[\t\n\r]/g, ''));
}
