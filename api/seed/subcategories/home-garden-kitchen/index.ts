import type { CategorySeed } from '../subcategory';
import { appliances } from './appliances';
import { babyAndToys } from './baby-and-toys';
import { furnitureAndDecor } from './furniture-and-decor';
import { kitchen } from './kitchen';
import { toolsAndGarden } from './tools-and-garden';

export const homeGardenKitchen: CategorySeed = {
  slug: 'home-garden-kitchen',
  name: 'home-garden-kitchen',
  title: 'Home, Garden & Kitchen',
  icon: '🛋️',
  types: [kitchen, appliances, furnitureAndDecor, toolsAndGarden, babyAndToys],
};
