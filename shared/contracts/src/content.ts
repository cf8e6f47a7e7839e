/** What the shop says of itself, as it crosses the wire: pages, adverts, suggestions, notifications, sessions. */
import type { Naira, Picture, Timestamp } from './entities';

/** Groups of the footer (spec 1 §3); pages of the category About appear under Company. */
export type PageCategory = 'Quick links' | 'Company' | 'Business' | 'About' | 'Shop';

/** GET /pages: what the footer links to, at /editorial/{slug} unless it has an address of its own. */
export interface FooterPage {
  id: number;
  title: string;
  slug: string;
  category: PageCategory;
  /** That address, for example `/faqs` (ours). */
  path?: string;
}

/** Spec 2 §3: an article is a heading with its text, a dropdown one entry of an accordion. */
export interface EditorialSection {
  id: number;
  type: 'Article' | 'Dropdown';
  title: string;
  /** HTML, sanitised when it was written. */
  content: string;
}

/** GET /pages/{slug}. */
export interface EditorialPage extends FooterPage {
  sections: EditorialSection[];
}

/**
 * GET /adverts/web/{placement}: those that run now, in their order. Our places: `header` (words and a promo code),
 * `home-main`, `home-side`, `shop`, `deals`, `flash-deals`, `hot-deals`, `kids-home`, `kids-side`; any other is an empty list.
 */
export interface Advert {
  id: number;
  placement: string;
  title: string;
  /** A second line. */
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  /** What the link says, for example `Shop now`. */
  action: string;
  /** To be entered at the checkout. */
  promo_code: string | null;
  /** Null for an advert of words alone. The picture has no words in it. */
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
  }[];
  /** Categories and subcategories, at /shop/{slug}; `parent` names the category of a subcategory. */
  categories: { title: string; slug: string; parent: string | null }[];
  /** Whole searches that begin like the typed one, with slips of the pen mended, at /search/{word}. */
  words: string[];
}

/** GET /users/notifications. */
export interface Notification {
  id: number;
  description: string;
  created_at: Timestamp;
  /** A word for the badge, for example `Order`. */
  tag: string;
  /** Null while it is unread (ours). */
  read_at: Timestamp | null;
}

/** GET /users/me/sessions (ours): where the shopper is signed in. */
export interface SignedInDevice {
  id: number;
  /** For people: `Chrome on Android`. */
  device: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  /** The one that asks. */
  current: boolean;
}

/** POST /links/seller (ours): the sites that the seller link leads to. */
export type SellerSite = 'vendor' | 'kyc';

/** GET /sitemaps (ours): files of the storefront's addresses, each at GET /sitemaps/{name}, as XML for search engines. */
export interface SitemapFile {
  name: string;
  /** Of its newest entry; null where nobody noted it. */
  lastmod: Timestamp | null;
}
