import type { RouteHead } from '@nkm/contracts';

/** Loader data that includes the page's head. */
export interface WithHead {
  head: RouteHead;
}

/** The loader makes the head, so that its code loads with this page and not with every page of the slice. */
export const loadedHead = ({ head }: WithHead): RouteHead => head;
