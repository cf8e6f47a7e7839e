import { afterFirstView } from '@nkm/platform';
import { type ComponentType, lazy } from 'react';
import { hasFirstView } from '../browser/has-first-view';
import { withTimeout } from '../slices/with-timeout';
import { KeptFooter } from './kept-footer';

/** Milliseconds: a navigation waits for the footer's code while it is on its way. */
const LOAD_MS = 3_000;

const loadFooter = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "footer" */ './footer-content')).default;

/**
 * The footer's code: on the server at once, in the browser after the first view, if there is one. Never rejects: the
 * page would go down.
 */
export function lazyFooter(load = loadFooter) {
  return lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    if (hasFirstView()) await afterFirstView();
    try {
      return { default: await withTimeout(load(), LOAD_MS, 'The code of the footer') };
    } catch (error) {
      console.warn('The footer does without its code:', error);
      return { default: () => <KeptFooter load={load} /> };
    }
  });
}
