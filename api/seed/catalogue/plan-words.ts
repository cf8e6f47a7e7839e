import type { Random } from '../random';
import type { Offer } from './plan-offers';
import { CLOSINGS, OPENINGS } from './words/descriptions';
import { fittingValue } from './fitting-value';
import { VENDORS, type VendorSeed } from './vendors';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The subcategory's specification of the article, between its brand and its origin. */
export function planSpecification({ article, place, vendorId }: Offer, random: Random): Record<string, string> {
  const specification: Record<string, string> = {};
  if (article.brand) specification.Brand = article.brand;
  for (const [key, values] of Object.entries(place.subcategory.specification)) {
    const value = fittingValue(article.title, values, random);
    if (value !== null) specification[key] = value;
  }
  specification['Ships from'] = vendorOf(vendorId).station;
  return specification;
}

function vendorOf(id: number): VendorSeed {
  const vendor = VENDORS[id - 1];
  if (!vendor) throw new RangeError(`No vendor ${id}`);
  return vendor;
}

/** Description as HTML: an opening, features, box contents, a closing. */
export function planDescription(offer: Offer, random: Random): string {
  const { article, place, vendorId } = offer;
  const vendor = vendorOf(vendorId);
  const fill = (text: string) =>
    escapeHtml(
      text
        .replaceAll('{article}', article.title)
        .replaceAll('{store}', vendor.store_name)
        .replaceAll('{city}', vendor.station),
    );
  const features = random.sample(place.subcategory.features, random.int(3, place.subcategory.features.length));
  return [
    `<p>${fill(random.pick(OPENINGS))}</p>`,
    '<h3>Why you’ll like it</h3>',
    `<ul>${features.map((feature) => `<li>${escapeHtml(feature)}</li>`).join('')}</ul>`,
    '<h3>What’s in the box</h3>',
    `<p>1 × <strong>${escapeHtml(article.title)}</strong> and a receipt.</p>`,
    `<p><em>${fill(random.pick(CLOSINGS))}</em></p>`,
  ].join('');
}
