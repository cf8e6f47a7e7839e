import type { Settings } from '@nkm/contracts';
import { EMPTY_FRAME, type FrameContent } from '../frame/frame-content';
import { DOCUMENTED_SETTINGS } from './current-settings';

/** What the API says for all pages. It is never changed: another answer is another object. */
export interface ShopContent {
  /** Under this name the API still knows it when it says something else; null for a server without versions. */
  version: string | null;
  /** The advert was taken out, for somebody who closed it. */
  isClosed: boolean;
  settings: Settings;
  frame: FrameContent;
}

/** What holds until the API has answered, and for a server that says nothing. */
export const EMPTY_CONTENT: ShopContent = {
  version: null,
  isClosed: false,
  settings: DOCUMENTED_SETTINGS,
  frame: EMPTY_FRAME,
};

const withoutPromo = new WeakMap<ShopContent, ShopContent>();

/** The content for somebody who closed the advert: the same object for the same content. */
export function closePromo(content: ShopContent): ShopContent {
  let closed = withoutPromo.get(content);
  if (!closed)
    withoutPromo.set(content, (closed = { ...content, isClosed: true, frame: { ...content.frame, promo: null } }));
  return closed;
}

const names = new WeakMap<ShopContent, string>();
let named = 0;

/** Tells one content from another within this process. */
export function nameOf(content: ShopContent): string {
  let name = names.get(content);
  if (name === undefined) names.set(content, (name = String((named += 1))));
  return name;
}
