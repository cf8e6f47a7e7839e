import type { LoadTimes } from './load-times';
import { messages } from './messages';
import './outlined-regions.css';

export interface Regions {
  /** Labels all current regions of the page. */
  label(): void;
  isShown(slice: string, version: string): boolean;
  end(): void;
}

const LABELS = ['data-outline-label', 'data-outline-colour'] as const;

/**
 * Outlines every page and widget of a slice, with name, version and load time. It sets only attributes, and styles do
 * the rest: nothing moves, and React ignores attributes that it did not set.
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

/** Only where it differs, because setting an attribute again notifies every observer. */
function set(element: HTMLElement, name: (typeof LABELS)[number], value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
