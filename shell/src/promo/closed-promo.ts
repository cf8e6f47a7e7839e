/** A cookie, because the server leaves the advert out: nothing appears and moves the page before scripts run. */
export const CLOSED_PROMO = 'nkm_promo_closed';

/** Keeps an advert away until the browser is closed. */
export function rememberClosed(id: number): void {
  document.cookie = `${CLOSED_PROMO}=${id}; path=/; SameSite=Lax`;
}
