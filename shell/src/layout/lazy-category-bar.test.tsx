import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { lazyCategoryBar } from './lazy-category-bar';

const SERVER_HTML = '<!--$--><nav class="bar" aria-label="Category menu"><a href="/shop/clothing">Clothing</a></nav><!--/$-->';
const Living = () => (
  <nav className="bar" aria-label="Category menu">
    <a href="/shop/clothing">Clothing</a>
  </nav>
);

/** The server's page in a browser of that width; `widen` turns the phone. */
async function inBrowser({ wide, load }: { wide: boolean; load: () => Promise<{ default: typeof Living }> }) {
  const query = Object.assign(new EventTarget(), { matches: wide });
  window.matchMedia = () => query as unknown as MediaQueryList;
  window.requestIdleCallback = (run) => setTimeout(run as () => void) as unknown as number;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = SERVER_HTML;
  const link = screen.getByRole('link', { name: 'Clothing' });
  const Bar = lazyCategoryBar(load);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, <Suspense fallback={<p>waits</p>}>{<Bar />}</Suspense>);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  async function widen() {
    query.matches = true;
    await act(async () => query.dispatchEvent(new Event('change')));
  }
  async function leave() {
    await act(async () => root?.unmount());
    place.remove();
  }
  return { link, widen, leave };
}

describe('the bar of wide screens', () => {
  it('comes alive where the server wrote it', async () => {
    const load = jest.fn(async () => ({ default: Living }));
    const { link, leave } = await inBrowser({ wide: true, load });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
    await leave();
  });

  it('costs a phone nothing, until it is turned', async () => {
    const load = jest.fn(async () => ({ default: Living }));
    const { link, widen, leave } = await inBrowser({ wide: false, load });
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
    await widen();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Clothing' })).toBeVisible();
    await leave();
  });

  it('stays what the server wrote when its code cannot be had', async () => {
    const load = () => Promise.reject(new Error('404'));
    const { link, leave } = await inBrowser({ wide: true, load });
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
    expect(screen.queryByText('waits')).toBeNull();
    await leave();
  });
});
