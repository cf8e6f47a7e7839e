/** Content types as the API sends them: pages, banners, suggestions, notifications, sessions. */
import type { FlashPrice, Naira, Picture, Timestamp } from './entities';

/** Groups of the footer (SH-FIELD-001); pages of the category About appear under Company. */
export type PageCategory = 'Quick links' | 'Company' | 'Business' | 'About' | 'Shop';

/** GET /pages: pages that the footer links to, at /editorial/{slug} unless `path` is set. */
export interface FooterPage {
  id: number;
  title: string;
  slug: string;
  category: PageCategory;
  /** Separate address, for example `/faqs` (ours). */
  path?: string;
}

/** An article is a heading with text; a dropdown is one accordion entry (API-FIELD-026). */
export interface EditorialSection {
  id: number;
  type: 'Article' | 'Dropdown';
  title: string;
  /** HTML, sanitised when it is saved. */
  content: string;
}

/** GET /pages/{slug}. */
export interface EditorialPage extends FooterPage {
  sections: EditorialSection[];
}

/**
 * GET /adverts/web/{placement}: the current banners, in order. Our placements: `header` (text and a promo code),
 * `home-main`, `home-side`, `shop`, `deals`, `flash-deals`, `hot-deals`, `kids-home`, `kids-side`. Any other placement
 * returns an empty list.
 */
export interface Advert {
  id: number;
  placement: string;
  title: string;
  /** A second line. */
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  /** Text of the link, for example `Shop now`. */
  action: string;
  /** Coupon code for the checkout. */
  promo_code: string | null;
  /** Null for a text-only banner. The picture contains no text. */
  image: string | null;
  picture: Picture | null;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
}

/** GET /products/suggestions?q=&category= (ours). */
export interface Suggestions {
  products: {
    id: number;
    slug: string;
    title: string;
    thumbnail: string;
    selling_price: Naira;
    original_price: Naira;
    /** Absent: not in a flash deal, or sold out there. The same for all shoppers (ours). */
    flash?: FlashPrice;
  }[];
  /** Categories and subcategories, at /shop/{slug}; `parent` names the category of a subcategory. */
  categories: { title: string; slug: string; parent: string | null }[];
  /** Complete searches that begin with the input, typos corrected, at /search/{word}. */
  words: string[];
}

/** GET /users/notifications. */
export interface Notification {
  id: number;
  description: string;
  created_at: Timestamp;
  /** Text of the badge, for example `Order`. */
  tag: string;
  /** Null while it is unread (ours). */
  read_at: Timestamp | null;
  /** The page of the shop that it speaks of (ours). */
  path?: string;
}

/** GET /users/me/sessions (ours): the devices on which the shopper is signed in. */
export interface SignedInDevice {
  id: number;
  /** Display name: `Chrome on Android`. */
  device: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  /** True for the device that sends the request. */
  current: boolean;
}

/** GET /passkeys (ours): a key on the shopper's device that signs in without password and code. */
export interface Passkey {
  id: number;
  name: string;
  created_at: Timestamp;
  /** Null until its first sign-in. */
  last_used_at: Timestamp | null;
}

/** POST /links/seller (ours): target sites of the seller handoff. */
export type SellerSite = 'vendor' | 'kyc';

/** GET /sitemaps (ours): XML sitemaps of the storefront, each at GET /sitemaps/{name}. */
export interface SitemapFile {
  name: string;
  /** Time of the newest entry; null when unknown. */
  lastmod: Timestamp | null;
}
