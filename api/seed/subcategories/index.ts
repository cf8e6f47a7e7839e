import { clothingApparel } from './clothing-apparel';
import { computerTechnology } from './computer-technology';
import { consumerElectronic } from './consumer-electronic';
import { homeGardenKitchen } from './home-garden-kitchen';
import { jewelryWatches } from './jewelry-watches';
import type { CategorySeed } from './subcategory';

/** The five principal categories in the order of the home page (CAT-SCR-004). */
export const CATEGORIES: readonly CategorySeed[] = [
  consumerElectronic,
  clothingApparel,
  homeGardenKitchen,
  jewelryWatches,
  computerTechnology,
];
