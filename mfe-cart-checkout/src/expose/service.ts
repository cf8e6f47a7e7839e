import type { SliceService } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { startCartService } from '../service/start-cart-service';

export const service: SliceService<Platform> = { start: startCartService };
