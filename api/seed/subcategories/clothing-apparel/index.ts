import type { CategorySeed } from '../subcategory';
import { beauty } from './beauty';
import { fabrics, sportswear } from './fabrics-and-sport';
import { kids } from './kids';
import { men } from './men';
import { women } from './women';

export const clothingApparel: CategorySeed = {
  slug: 'clothing-apparel',
  name: 'clothing-apparel',
  title: 'Clothing & Apparel',
  icon: '👗',
  types: [women, men, kids, fabrics, sportswear, beauty],
};
