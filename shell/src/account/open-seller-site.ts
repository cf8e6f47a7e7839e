import type { SellerSite } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';

/** The window that opens the site, as far as it is needed. */
export interface Opener {
  open(): Pick<Window, 'close' | 'location' | 'opener'> | null;
  goTo(address: string): void;
}

/**
 * Opens a site for sellers with a one-time code, so that nobody has to sign in again there. The window is opened at
 * once, while the browser still takes it for the shopper's wish, and gets its address when the server gave it; where
 * windows are blocked it is the same tab. Rejects when there is no address; nothing stays open then.
 */
export async function openSellerSite(site: SellerSite, api: Pick<ApiClient, 'post'>, opener: Opener): Promise<void> {
  const other = opener.open();
  if (other) other.opener = null; // the other site has no hand in our page
  try {
    const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination: site });
    const { href, protocol } = new URL(data.url);
    if (!/^https?:$/.test(protocol)) throw new TypeError(`${protocol} is no address of a site`);
    if (other) other.location.href = href;
    else opener.goTo(href);
  } catch (error) {
    other?.close();
    throw error;
  }
}
