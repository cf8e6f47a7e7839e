/** Leaves the shop for the page of the payment provider. Throws a TypeError for what is no web address. */
export function openPaymentPage(address: string): void {
  leave(webAddress(address));
}

/** A `javascript:` address would run in our own page. */
export function webAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`Not a web address: ${protocol}`);
  return href;
}

function leave(address: string): void {
  window.location.assign(address);
}
