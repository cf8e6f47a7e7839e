import { lazy } from 'react';
import { afterFirstView } from '../browser/after-first-view';
import { withTimeout } from '../slices/with-timeout';
import { KeptFooter } from './kept-footer';
import { type FooterModule, loadFooter } from './load-footer';

/** Milliseconds: a navigation waits for the footer's code while it is on its way. */
const LOAD_MS = 3_000;

/** The footer's code: on the server at once, in the browser after the first view. Never rejects: the page would go down. */
export function lazyFooter(load = loadFooter) {
  return lazy(async (): Promise<FooterModule> => {
    if (typeof window === 'undefined') return load();
    await afterFirstView();
    try {
      return await withTimeout(load(), LOAD_MS, 'The code of the footer');
    } catch (error) {
      console.warn('The footer does without its code:', error);
      return { default: () => <KeptFooter load={load} /> };
    }
  });
}
