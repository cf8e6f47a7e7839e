import type { SettingReader } from '@nkm/server';

/** What the storefront shows of the marketplace. */
export interface ShopSettings {
  brand: string;
  /** Naira per dollar. */
  dollarRate: number;
  links: Record<string, string>;
  /** Contact details of the marketplace; only those that are set. */
  contact: { email?: string; phone?: string; address?: string };
  /** The company of the marketplace, on invoices. */
  legal: { name?: string; address?: string; registration?: string; taxNumber?: string };
  /** Visible blocks of the home page. */
  homeBlocks: string[];
  /** Length of a name in the contact form and the abuse report, in characters. */
  letterName: { min: number; max: number };
}

/** Every known block of the home page; a block shows when it has data. */
const HOME_BLOCKS = [
  'consumer-electronic',
  'clothing-apparel',
  'home-garden-kitchen',
  'jewelry-watches',
  'computer-technology',
  'deals',
  'top-categories',
];
const LINKS = {
  android: 'app at Google Play; no link without it',
  ios: 'app at Apple; no link without it',
  huawei: 'app at Huawei; no link without it',
  facebook: 'page of the shop at Facebook; no link without it',
  twitter: 'page of the shop at Twitter; no link without it',
  instagram: 'page of the shop at Instagram; no link without it',
  chat: 'chat with the shop; no link without it',
  vendor: 'site for vendors; outside of production the desk plays it',
  kyc: 'site that takes KYC data; outside of production the desk plays it',
};

export function readShopSettings(read: SettingReader): ShopSettings {
  return {
    brand: read.text('BRAND', 'NKM', 'name of the marketplace'),
    dollarRate: read.number('DOLLAR_RATE', 380, 0.01, 1_000_000, 'naira per dollar, for display only'),
    links: read.links('LINK_', LINKS),
    contact: whatIsSet({
      email: read.optional('CONTACT_EMAIL', 'mail address for shoppers, in the footer'),
      phone: read.optional('CONTACT_PHONE', 'phone number for shoppers, in the footer'),
      address: read.optional('CONTACT_ADDRESS', 'postal address, in the footer'),
    }),
    legal: whatIsSet({
      name: read.optional('LEGAL_NAME', { what: 'name of the company, on invoices', unset: '`BRAND`' }),
      address: read.optional('LEGAL_ADDRESS', {
        what: 'address of the company, on invoices',
        unset: '`CONTACT_ADDRESS`',
      }),
      registration: read.optional('LEGAL_REGISTRATION', 'registration number of the company, on invoices'),
      taxNumber: read.optional('LEGAL_TAX_NUMBER', 'tax number of the company, on invoices'),
    }),
    homeBlocks: read.someOf('HOME_BLOCKS', HOME_BLOCKS, HOME_BLOCKS, {
      what: 'visible blocks of the home page',
      unset: 'all',
    }),
    letterName: {
      min: read.integer(
        'LETTER_NAME_MIN',
        3,
        1,
        15,
        'shortest name in the contact form and the abuse report, in characters',
      ),
      max: read.integer('LETTER_NAME_MAX', 15, 15, 100, 'longest name in these forms, in characters'),
    },
  };
}

function whatIsSet<T extends string>(values: Record<T, string | null>): { [K in T]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [K in T]?: string };
}
