import type { Random } from '../random';
import type { Offer } from './plan-offers';
import { CLOSINGS, OPENINGS } from './words/descriptions';
import { agreeingValue } from './agreeing-value';
import { VENDORS } from './vendors';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One value for each key of the shelf's specification, after the brand; what the title says already is kept to. */
export function planSpecification({ article, place }: Offer, random: Random): Record<string, string> {
  const entries = Object.entries(place.shelf.specification).map(
    ([key, values]) => [key, agreeingValue(article.title, values, random)] as const,
  );
  return Object.fromEntries([...(article.brand ? [['Brand', article.brand] as const] : []), ...entries]);
}

/** Description as HTML: an opening, what speaks for the article, what is in the box, a closing. */
export function planDescription(offer: Offer, random: Random): string {
  const { article, place, vendorId } = offer;
  const vendor = VENDORS[vendorId - 1];
  if (!vendor) throw new RangeError(`No vendor ${vendorId}`);
  const fill = (text: string) =>
    escapeHtml(
      text
        .replaceAll('{article}', article.title)
        .replaceAll('{store}', vendor.store_name)
        .replaceAll('{city}', vendor.station),
    );
  const features = random.sample(place.shelf.features, random.int(3, place.shelf.features.length));
  return [
    `<p>${fill(random.pick(OPENINGS))}</p>`,
    '<h3>Why you will like it</h3>',
    `<ul>${features.map((feature) => `<li>${escapeHtml(feature)}</li>`).join('')}</ul>`,
    '<h3>What is in the box</h3>',
    `<p>1 × <strong>${escapeHtml(article.title)}</strong>, receipt and packing.</p>`,
    `<p><em>${fill(random.pick(CLOSINGS))}</em></p>`,
  ].join('');
}
