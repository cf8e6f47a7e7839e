import type { HostClaim } from '../slices/boot-data';
import { withTimeout } from '../slices/with-timeout';

/** Milliseconds: a page of the account area waits for the sidebar's code, so that it need not move aside. */
const LOAD_MS = 3_000;

export const loadSidebar = () =>
  withTimeout(import(/* webpackChunkName: "sidebar" */ './signed-in-sidebar'), LOAD_MS, 'The sidebar');

/** Fetches the sidebar's code for a page that has one. Never rejects: the page does without. */
export async function prepareSidebar({ frame }: HostClaim): Promise<unknown> {
  return frame === 'account' && loadSidebar().catch(() => undefined);
}
