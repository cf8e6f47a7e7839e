import type { RouteHead } from '@nkm/contracts';

/** Data that brings the page's head along. */
export interface WithHead {
  head: RouteHead;
}

/** The head was made by the loader: so its code comes with that page, and not with every page of the slice. */
export const loadedHead = ({ head }: WithHead): RouteHead => head;
