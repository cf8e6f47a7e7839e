import { type PageScripts, SCRIPTS_ID } from '../app/page-scripts';
import { announceHydrated } from '../platform/early-input/hydrated';

const SCRIPTS: PageScripts = {
  run: [{ href: '/assets/libraries.js', integrity: 'sha256-a' }],
  fetch: [{ href: '/slices/x/1.0.0/remoteEntry.js', integrity: 'sha256-b' }],
  shop: { href: '/shop-data/a.json', integrity: 'sha256-c' },
  revision: 1,
};
/** The scripts that the page runs or preloads. */
const requested = () =>
  [...document.head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script, link')].map((element) => ({
    href: element.getAttribute('src') ?? element.getAttribute('href'),
    integrity: element.integrity,
  }));
const $ = (id: string) => document.getElementById(id)!;

describe('the first script', () => {
  it('listens to presses while the document arrives, and fetches the scripts when it is complete', async () => {
    jest.useFakeTimers();
    Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation; // jsdom has none
    globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve({}) } as Response));
    const pressed: string[] = [];
    document.addEventListener('click', ({ target }) => void pressed.push((target as Element).id));

    await import('./start');
    document.body.innerHTML = '<button id="add">Add to cart</button><a href="#cart" id="link">Cart</a>';
    for (const id of ['add', 'link']) $(id).click();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(pressed).toEqual(['link']);
    expect(requested()).toEqual([]);

    const list = document.createElement('script');
    Object.assign(list, { type: 'application/json', id: SCRIPTS_ID, textContent: JSON.stringify(SCRIPTS) });
    document.body.append(list);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10); // the press hurries them
    expect(requested()).toEqual([...SCRIPTS.run, ...SCRIPTS.fetch]);
    expect(fetch).toHaveBeenCalledWith('/shop-data/a.json', SCRIPTS.shop);

    announceHydrated(document);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(pressed).toEqual(['link', 'add']);
    jest.useRealTimers();
  });
});
