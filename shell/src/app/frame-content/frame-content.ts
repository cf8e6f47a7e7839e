import type { FooterPage } from '@nkm/contracts';

/** The server's data for the frame. It is part of the document and the same on every page. */
export interface FrameContent {
  /** The promo above the header; null if none is active. */
  promo: Promo | null;
  /** The first level of the menu; the other levels are requested when it opens. */
  categories: TopCategory[];
  /** The pages that the footer links to. */
  pages: PageLink[];
}

export interface Promo {
  id: number;
  title: string;
  /** More text, shown if there is room. */
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  /** The coupon code to enter at the checkout. */
  code: string | null;
}

export interface TopCategory extends Place {
  /** Only as many as the footer shows. */
  subcategories: Place[];
}

/** A part of the shop, at /shop/{slug}. */
export interface Place {
  title: string;
  slug: string;
}

export type PageLink = Pick<FooterPage, 'title' | 'slug' | 'category' | 'path'>;

/** For a server that returns no frame data. */
export const EMPTY_FRAME: FrameContent = { promo: null, categories: [], pages: [] };
