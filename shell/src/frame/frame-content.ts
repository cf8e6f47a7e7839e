import type { FooterPage } from '@nkm/contracts';

/** What the server tells of the shop's frame, the same on every page: it is part of the document. */
export interface FrameContent {
  /** The advert above the header; null when none runs. */
  promo: Promo | null;
  /** The first level of the menu; the others are asked for when it opens. */
  categories: TopCategory[];
  /** What the footer links to. */
  pages: PageLink[];
}

export interface Promo {
  id: number;
  title: string;
  /** Goes on where there is room. */
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  /** To be entered at the checkout. */
  code: string | null;
}

export interface TopCategory extends Place {
  /** As many of them as the footer shows. */
  subcategories: Place[];
}

/** A part of the shop, at /shop/{slug}. */
export interface Place {
  title: string;
  slug: string;
}

export type PageLink = Pick<FooterPage, 'title' | 'slug' | 'category' | 'path'>;

/** A server that says nothing of it: the frame does without. */
export const EMPTY_FRAME: FrameContent = { promo: null, categories: [], pages: [] };
