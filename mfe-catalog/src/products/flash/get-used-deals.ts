import type { Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

type Needs = Pick<Platform, 'api' | 'bus'>;

interface Reading {
  shopper: number;
  /** Milliseconds of this device's clock. */
  at: number;
  ids: Promise<readonly number[]>;
}

/** An unpaid order that ends gives its unit back, so the answer does not hold longer. */
const HOLDS_MS = 300_000;
const readings = new WeakMap<Needs, Reading>();
const following = new WeakSet<Needs>();

/**
 * Ids of the products whose flash price this shopper has used, read once for all products of a page. Without an answer
 * none counts as used: the cart tells the price.
 */
export function getUsedDeals(platform: Needs, shopper: number): Promise<readonly number[]> {
  const known = readings.get(platform);
  if (known && known.shopper === shopper && Date.now() - known.at < HOLDS_MS) return known.ids;
  forgetAfterOrders(platform);
  const ids = read(platform);
  readings.set(platform, { shopper, at: Date.now(), ids });
  return ids;
}

function forgetAfterOrders(platform: Needs): void {
  if (following.has(platform)) return;
  following.add(platform);
  platform.bus.on('order.placed', () => readings.delete(platform));
}

async function read({ api }: Needs): Promise<readonly number[]> {
  try {
    const { data } = await api.get<Single<{ product_ids: number[] }>>('/flash-deals/used', { background: true });
    return data.product_ids;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
