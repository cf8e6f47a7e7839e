import type { SellerSite } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';

/** The parts of the window API that open the site. */
export interface Opener {
  open(): Pick<Window, 'close' | 'location' | 'opener'> | null;
  goTo(address: string): void;
}

/**
 * Opens a seller site with a one-time code, so that the shopper need not sign in again. The window opens at once, while
 * the browser still counts it as a user action, and gets its address from the server later. If the browser blocks
 * windows, the site opens in the same tab.
 * @throws when the server returns no valid address; the window is closed
 */
export async function openSellerSite(site: SellerSite, api: Pick<ApiClient, 'post'>, opener: Opener): Promise<void> {
  const other = opener.open();
  if (other) other.opener = null; // the other site must not control our page
  try {
    const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination: site });
    const { href, protocol } = new URL(data.url);
    if (!/^https?:$/.test(protocol)) throw new TypeError(`${protocol} is not http(s)`);
    if (other) other.location.href = href;
    else opener.goTo(href);
  } catch (error) {
    other?.close();
    throw error;
  }
}
