import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { lazyCategoryBar } from './lazy-category-bar';

const SERVER_HTML =
  '<!--$--><nav class="bar" aria-label="Category menu"><a href="/shop/clothing">Clothing</a></nav><!--/$-->';
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
  await act(async () => {
    root = hydrateRoot(place, <Suspense fallback={<p>waits</p>}>{<Bar />}</Suspense>);
  });
  async function widen() {
    query.matches = true;
    await act(async () => query.dispatchEvent(new Event('change')));
  }
  return { link, widen };
}

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

describe('the bar of wide screens', () => {
  it('comes alive where the server wrote it', async () => {
    const load = jest.fn(async () => ({ default: Living }));
    const { link } = await inBrowser({ wide: true, load });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
  });

  it('costs a phone nothing, until it is turned', async () => {
    const load = jest.fn(async () => ({ default: Living }));
    const { link, widen } = await inBrowser({ wide: false, load });
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
    await widen();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Clothing' })).toBeVisible();
  });

  it('stays what the server wrote when its code cannot be had', async () => {
    const load = jest.fn(() => Promise.reject(new Error('404')));
    const { link } = await inBrowser({ wide: true, load });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Clothing' })).toBe(link);
    expect(screen.queryByText('waits')).toBeNull();
  });

  it('comes alive late when its code did not come at first', async () => {
    const load = jest
      .fn(async () => ({ default: () => <nav aria-label="Alive" /> }))
      .mockRejectedValueOnce(new Error('no network'));
    await inBrowser({ wide: true, load });
    expect(await screen.findByRole('navigation', { name: 'Alive' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
