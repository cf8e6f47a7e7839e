import { hasFeature, type LoadArguments, type PointSummary } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type Range, readRange } from '../../features/points/range';

export interface Data {
  summary: PointSummary;
  range: Range;
}

/** GET /users/nkmcoins/summary (ORD-CALL-002). A server without ranges answers with all time. */
export async function load({ url, platform, signal }: LoadArguments<Platform>): Promise<Data> {
  const { api, settings } = platform;
  const range = hasFeature(settings, 'coin-ranges') ? readRange(url) : 'all';
  const query = range === 'all' ? {} : { range };
  const { data } = await api.get<{ data: PointSummary }>('/users/nkmcoins/summary', { query, signal });
  return { summary: data, range };
}
