import type { ColourName } from '../../src/modules/pictures/recipe/colours';

/** Colours that go together on one kind of article. */
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
