import { once } from '@nkm/ui';
import type { HostClaim } from '../../slices/boot-data';
import { withTimeout } from '../../platform/with-timeout';

/** Milliseconds that an account page waits for the sidebar's code, so that its layout does not shift. */
const LOAD_MS = 3_000;

export const sidebarCode = once(
  async () => (await import(/* webpackChunkName: "sidebar" */ './signed-in-sidebar')).SignedInSidebar,
);

/** Preloads the sidebar's code for a page with a sidebar. Never rejects: the page works without it. */
export async function prepareSidebar({ frame }: HostClaim): Promise<unknown> {
  return frame === 'account' && withTimeout(sidebarCode.load(), LOAD_MS, 'The sidebar').catch(() => undefined);
}
