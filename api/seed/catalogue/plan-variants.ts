import type { ColourName } from '../pictures/recipe/colours';
import type { Random } from '../random';
import { COLOUR_SETS } from '../subcategories/colours';
import type { PictureSeed, VariantSeed } from './model';
import type { Offer } from './plan-offers';
import { recolour } from './plan-pictures';
import { type Prices, priceStep, stockArticle } from './price';

/** Colours of an offer, the default first; none for an article without a choice of colour. */
export function pickColours({ place: { subcategory } }: Offer, random: Random): ColourName[] {
  if (!subcategory.colours || random.chance(0.3)) return [];
  return random.sample<ColourName>(COLOUR_SETS[subcategory.colours], random.int(2, 4));
}

/**
 * Every colour in every size, or in the subcategory's other choice. The first variant is the default and the cheapest.
 * An offer with only one choice has no variants.
 */
export function planVariants(
  offer: Offer,
  colours: readonly ColourName[],
  prices: Prices,
  picture: PictureSeed,
  random: Random,
): Omit<VariantSeed, 'id'>[] {
  const choice = random.chance(0.85) ? offer.place.subcategory.choice : undefined;
  const ofColours = colours.length > 0 ? colours : [undefined];
  const ofChoice = choice ? choice.values : [undefined];
  if (ofColours.length * ofChoice.length === 1) return [];
  return ofColours.flatMap((colour) => {
    const repainted = colour ? recolour(offer.slug, picture, offer.art, colour) : picture;
    return ofChoice.map((value, step) => ({
      ...priceStep(prices, (choice?.step ?? 0) * step),
      stock: stockArticle(random),
      values: [
        ...(colour ? [{ title: 'Colour', value: colour }] : []),
        ...(choice && value ? [{ title: choice.title, value }] : []),
      ],
      picture: repainted,
    }));
  });
}
