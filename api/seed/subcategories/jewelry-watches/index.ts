import type { CategorySeed } from '../subcategory';
import { jewelry, traditional } from './jewelry';
import { accessories, watches } from './watches-and-accessories';

export const jewelryWatches: CategorySeed = {
  slug: 'jewelry-watches',
  name: 'jewelry-watches',
  title: 'Jewelry & Watches',
  icon: '💍',
  types: [jewelry, traditional, watches, accessories],
};
