import type { Platform } from '@nkm/platform';
import { containPart } from '../frame/panel/contain-part';
import type { BrowserHost } from '../slices/browser-host';

/**
 * Loads widgets for the pages of other slices. A call follows a press of the shopper, so after a failure the next call
 * tries every version of the owner again.
 */
export function createLoadWidget(
  host: () => Pick<BrowserHost, 'loadWidget' | 'ownerOfWidget' | 'forgive'>,
): NonNullable<Platform['loadWidget']> {
  return async (name) => {
    const { loadWidget, ownerOfWidget, forgive } = host();
    try {
      return containPart(await loadWidget(name));
    } catch (error) {
      const owner = ownerOfWidget(name);
      if (owner !== null) forgive(owner);
      throw error;
    }
  };
}
