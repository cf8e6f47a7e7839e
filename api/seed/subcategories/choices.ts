import type { ChoiceSeed } from './subcategory';

/** Sizes as shops write them. */
export const CLOTHES: ChoiceSeed = { title: 'Size', values: ['S', 'M', 'L', 'XL', 'XXL'] };
export const WOMENS_SHOES: ChoiceSeed = { title: 'Size', values: ['37', '38', '39', '40', '41'] };
export const MENS_SHOES: ChoiceSeed = { title: 'Size', values: ['41', '42', '43', '44', '45'] };
export const KIDS_CLOTHES: ChoiceSeed = {
  title: 'Age',
  values: ['2-3 years', '4-5 years', '6-7 years', '8-9 years'],
  step: 0.06,
};
export const BABY_CLOTHES: ChoiceSeed = { title: 'Age', values: ['0-3 months', '3-6 months', '6-12 months'] };
export const KIDS_SHOES: ChoiceSeed = { title: 'Size', values: ['26', '28', '30', '32', '34'], step: 0.03 };
export const RING_SIZES: ChoiceSeed = { title: 'Ring size', values: ['6', '7', '8', '9'] };
