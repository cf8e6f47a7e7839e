import type { CategorySeed } from '../subcategory';
import { cameras } from './cameras';
import { gaming } from './gaming';
import { phonesAndTablets } from './phones-and-tablets';
import { powerAndEnergy } from './power-and-energy';
import { televisionAndAudio } from './television-and-audio';

export const consumerElectronic: CategorySeed = {
  slug: 'consumer-electronic',
  name: 'consumer-electronic',
  title: 'Consumer Electronics',
  icon: '📱',
  types: [phonesAndTablets, televisionAndAudio, cameras, gaming, powerAndEnergy],
};
