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
    text: 'Every device is switched on and tested before it leaves the store. What stops working within the time that its page names is repaired or replaced.',
  },
  'computer-technology': {
    title: 'Warranty',
    text: 'New computers come sealed. Used and refurbished ones are tested, and their page says what was replaced.',
  },
  'clothing-apparel': {
    title: 'Sizes',
    text: 'Sizes are those that are written on the page. Ask before you order when you are between two of them: we measure the piece for you.',
  },
  'home-garden-kitchen': {
    title: 'Large pieces',
    text: 'What is large or breaks easily is packed in wood or foam. Please open it beside the courier and note what is broken.',
  },
  'jewelry-watches': {
    title: 'Materials',
    text: 'Metals and stones are those that the page names. Watches leave the store set and with a new battery.',
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
        text: `Orders are handed to the courier within ${1 + (index % 3)} working ${index % 3 === 0 ? 'day' : 'days'}. How far yours is you see under My Orders.`,
      },
      {
        title: 'Returns',
        text: 'What is broken, wrong or incomplete can be returned until the seventh day after delivery, as everywhere on the marketplace. Please keep the packing until then.',
      },
      ...(care ? [care] : []),
    ],
  };
}
