import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type HomeData, loadHome } from '../features/home/load-home';

export const load = ({ platform, signal }: LoadArguments<Platform>): Promise<HomeData> => loadHome(platform, signal);
