import { type BrowserHost, createBrowserHost } from '../slices/browser-host';
import { createFederation, type Federation } from '../slices/federation';
import { measureLoad } from '../slices/measure-load';
import type { ShopData } from '../app/document-data';
import type { RequestWatch } from '../platform/request-watch';
import type { BrowserPlatform } from './create-platform';
import { noteFault } from './reports/faults';

export interface Slices {
  federation: Federation;
  host: BrowserHost;
  /** Starts a service, which needs no screen. The commands that wait for it fail when it cannot start. */
  startService(slice: string): void;
}

/** The slices of this document, in the versions that the server chose. */
export function createSlices(shop: ShopData, platform: BrowserPlatform, requests: RequestWatch): Slices {
  const federation = createFederation(shop.sliceTimeoutMs);
  const host = createBrowserHost({
    versions: shop.slices,
    federation,
    timeoutMs: shop.sliceTimeoutMs,
    platformFor: platform.forSlice,
    isCalling: () => requests.count() > 0,
    seatFor: platform.seatFor,
    report(slice, version, cause, kind) {
      console.warn(`${slice} ${version} cannot be used:`, cause);
      noteFault({ kind, cause, slice, version });
    },
    onLoaded: measureLoad,
  });
  return {
    federation,
    host,
    startService(slice) {
      host.startService(slice).catch((cause: unknown) => platform.bus.rejectWaiting(slice as never, cause));
    },
  };
}
