import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadProduct } from '../../features/product/load-product';
import type { ProductData } from '../../features/product/product-view';

export { productHead as head } from './head';

export const load = ({ platform, params, url, signal }: LoadArguments<Platform>): Promise<ProductData> =>
  loadProduct(platform, params.slug ?? '', url, signal);
