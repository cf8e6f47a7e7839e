/** Name in the address, and key of session storage. */
const KEY = 'outline';

/**
 * Whether this tab shows the outline: `?outline` turns it on until the tab is closed, `?outline=off` turns it off.
 * @param search query of the address
 * @param area returns session storage; throws when the browser blocks it
 */
export function isOutlineAsked(search: string, area: () => Storage): boolean {
  const asked = new URLSearchParams(search).get(KEY);
  try {
    if (asked === null) return area().getItem(KEY) !== null;
    if (asked === 'off') area().removeItem(KEY);
    else area().setItem(KEY, 'on');
  } catch {
    // Storage is blocked: only the address of each page decides.
  }
  return asked !== null && asked !== 'off';
}

/** Turns it off for the tab. */
export function forgetOutline(area: () => Storage): void {
  try {
    area().removeItem(KEY);
  } catch {
    // blocked, so nothing is stored
  }
}
