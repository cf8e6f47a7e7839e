import type { LoadTimes } from './load-times';
import { messages } from './messages';
import './outlined-regions.css';

export interface Regions {
  /** Labels everything that is on the page now. */
  label(): void;
  isShown(slice: string, version: string): boolean;
  end(): void;
}

const LABELS = ['data-outline-label', 'data-outline-colour'] as const;

/**
 * Draws a line around every page and widget of a slice, with name, version and load time. Only attributes are set: the
 * styles do the rest, so that nothing moves, and React minds no attribute that it did not set.
 */
export function outlineRegions(slices: readonly string[], times: LoadTimes, changed: () => void): Regions {
  const root = document.documentElement;
  const regions = () => document.querySelectorAll<HTMLElement>('[data-slice]');

  function label(): void {
    for (const region of regions()) {
      const { slice = '', version = '', page, widget } = region.dataset;
      const part = widget === undefined ? `page ${page}` : `widget ${widget}`;
      const time = times.of(slice, version).find((one) => one.part === part);
      const text = `${slice} ${version} · ${time ? messages.milliseconds(part, time.ms) : part}`;
      set(region, 'data-outline-label', text);
      set(region, 'data-outline-colour', String(slices.indexOf(slice)));
    }
  }

  root.dataset.outline = '';
  label();
  const observer = new MutationObserver(() => {
    label();
    changed();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-slice', 'data-version', 'data-page', 'data-widget'],
  });

  return {
    label,
    isShown: (slice, version) =>
      [...regions()].some(({ dataset }) => dataset.slice === slice && dataset.version === version),
    end() {
      observer.disconnect();
      delete root.dataset.outline;
      for (const region of regions()) for (const name of LABELS) region.removeAttribute(name);
    },
  };
}

/** Only where it differs: an attribute that is set again is a change to everybody who watches. */
function set(element: HTMLElement, name: (typeof LABELS)[number], value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
