import type { CategorySeed } from '../shelf';
import { jewelry, traditional } from './jewelry';
import { accessories, watches } from './watches-and-accessories';

export const jewelryWatches: CategorySeed = {
  slug: 'jewelry-watches',
  name: 'jewelry-watches',
  title: 'Jewelry & Watches',
  icon: '💍',
  types: [jewelry, traditional, watches, accessories],
};
