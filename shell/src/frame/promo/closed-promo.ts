/** A cookie, so that the server can omit a closed promo and the page does not shift before scripts run. */
export const CLOSED_PROMO = 'nkm_promo_closed';

/** Hides a promo until the browser is closed. */
export function rememberClosed(id: number): void {
  document.cookie = `${CLOSED_PROMO}=${id}; path=/; SameSite=Lax`;
}

/** Whether this browser stores that the promo is closed. */
export function isClosed(id: number): boolean {
  return document.cookie.split('; ').includes(`${CLOSED_PROMO}=${id}`);
}
