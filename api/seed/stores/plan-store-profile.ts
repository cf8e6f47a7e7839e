import type { OpeningHours } from '@nkm/contracts';
import type { StorePolicy } from '../../src/modules/stores/public';
import type { VendorSeed } from '../catalogue/vendors';
import { slugOf } from '../catalogue/parse-article';
import { STORE_ADDRESSES } from './store-addresses';

export interface StoreProfileSeed {
  store_name: string;
  inquiry_email: string | null;
  address: string | null;
  opening_hours: OpeningHours[];
  policies: StorePolicy[];
}

const SUNDAY_CLOSED = { days: 'Sunday', hours: 'Closed' };
const OPENING_HOURS: readonly OpeningHours[][] = [
  [{ days: 'Monday to Friday', hours: '9am – 6pm' }, { days: 'Saturday', hours: '10am – 4pm' }, SUNDAY_CLOSED],
  [{ days: 'Monday to Saturday', hours: '8am – 7pm' }, SUNDAY_CLOSED],
  [
    { days: 'Monday to Thursday', hours: '9am – 5pm' },
    { days: 'Friday', hours: '9am – 1pm' },
    { days: 'Saturday', hours: '10am – 5pm' },
    SUNDAY_CLOSED,
  ],
  [{ days: 'Every day', hours: '10am – 8pm' }],
];

/** A store's policies besides the marketplace's rules, by its main category. */
const CARE: Record<string, StorePolicy> = {
  'consumer-electronic': {
    title: 'Warranty',
    text: 'Every device is switched on and tested before it leaves the store. If a device stops working during the warranty on its page, we repair or replace it.',
  },
  'computer-technology': {
    title: 'Warranty',
    text: 'New computers come sealed. Used and refurbished ones are tested, and their page says what was replaced.',
  },
  'clothing-apparel': {
    title: 'Sizes',
    text: 'Sizes are as listed. Between two sizes? Ask us before you order, and we’ll measure the piece for you.',
  },
  'home-garden-kitchen': {
    title: 'Large items',
    text: 'We pack large or fragile items in wood or foam. Please open the parcel in front of the courier and note any damage.',
  },
  'jewelry-watches': {
    title: 'Materials',
    text: 'Metals and stones are as listed. We set each watch and fit a new battery before it leaves the store.',
  },
};

/** Profile of a demo store; the store with an account gets its inquiries at the account's address. */
export function planStoreProfile({ store_name, sells, account }: VendorSeed, index: number): StoreProfileSeed {
  const care = CARE[sells[0] ?? ''];
  return {
    store_name,
    inquiry_email: account === undefined ? `hello@${slugOf(store_name)}.example` : null,
    address: STORE_ADDRESSES[store_name] ?? null,
    opening_hours: OPENING_HOURS[index % OPENING_HOURS.length] ?? [],
    policies: [
      {
        title: 'Delivery',
        text: `Orders are handed to the courier within ${1 + (index % 3)} working ${index % 3 === 0 ? 'day' : 'days'}. Follow your order under My Orders.`,
      },
      {
        title: 'Returns',
        text: 'You can return a product until the seventh day after delivery: one with a problem, or an unused one in its packaging. See the returns policy.',
      },
      ...(care ? [care] : []),
    ],
  };
}
