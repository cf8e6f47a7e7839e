import type { Settings } from '@nkm/contracts';
import { EMPTY_FRAME, type FrameContent } from '../../app/frame-content/frame-content';
import { DOCUMENTED_SETTINGS } from './current-settings';

/** The API's content for all pages. It is immutable: each new content is a new object. */
export interface ShopContent {
  /** Changes with the content; null for an API without versions. */
  version: string | null;
  settings: Settings;
  frame: FrameContent;
}

/** The content until the API answers, and for an API without any. */
export const EMPTY_CONTENT: ShopContent = {
  version: null,
  settings: DOCUMENTED_SETTINGS,
  frame: EMPTY_FRAME,
};

const withoutPromo = new WeakMap<ShopContent, ShopContent>();

/** The content without the promo. The same content always gives the same object. */
export function closePromo(content: ShopContent): ShopContent {
  let closed = withoutPromo.get(content);
  if (!closed) withoutPromo.set(content, (closed = { ...content, frame: { ...content.frame, promo: null } }));
  return closed;
}

const names = new WeakMap<ShopContent, string>();
let named = 0;

/** Identifies a content within this process. */
export function nameOf(content: ShopContent): string {
  let name = names.get(content);
  if (name === undefined) names.set(content, (name = String((named += 1))));
  return name;
}
