import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CompareData, loadCompare } from '../../features/compare/load-compare';

export const load = ({ platform, signal }: LoadArguments<Platform>): Promise<CompareData> =>
  loadCompare(platform, signal);
