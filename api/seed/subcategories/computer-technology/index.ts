import type { CategorySeed } from '../subcategory';
import { computers } from './computers';
import { office } from './office';
import { peripherals } from './peripherals';
import { network, storage } from './storage-and-network';

export const computerTechnology: CategorySeed = {
  slug: 'computer-technology',
  name: 'computer-technology',
  title: 'Computer & Technology',
  icon: '💻',
  types: [computers, peripherals, storage, network, office],
};
