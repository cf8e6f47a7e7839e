import type { ColourName } from '../pictures/recipe/colours';

/** Colour palettes by kind of article. */
export const COLOUR_SETS = {
  fabric: ['Indigo', 'Wine', 'Emerald', 'Mustard', 'Royal Blue', 'Coral', 'Lilac', 'Black', 'Teal'],
  plain: ['White', 'Black', 'Navy', 'Grey', 'Green', 'Wine', 'Blue'],
  bright: ['Pink', 'Blue', 'Red', 'Mint', 'Orange', 'Lilac', 'Purple'],
  gadget: ['Black', 'Silver', 'Blue', 'Green', 'Gold', 'Purple'],
  home: ['Grey', 'Cream', 'Teal', 'Red', 'Green', 'Blue'],
  leather: ['Black', 'Brown', 'Tan', 'Wine', 'Navy'],
  metal: ['Gold', 'Silver', 'Rose Gold'],
} as const satisfies Record<string, readonly ColourName[]>;

export type ColourSetName = keyof typeof COLOUR_SETS;
