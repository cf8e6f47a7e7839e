/** Loads an address outside the shop, such as the payment page. Throws a TypeError unless it is http(s). */
export function openWebAddress(address: string): void {
  window.location.assign(webAddress(address));
}

/** Refuses other protocols, because a `javascript:` address would run in the shop's page. */
export function webAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`Not a web address: ${protocol}`);
  return href;
}
