import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { definePage } from './define-page';

const PAGE = { id: 'about', path: '/about', title: 'About', access: 'open', frame: 'full', public: true } as const;
const screen = async () => ({ default: () => null });
const args = {} as LoadArguments<Platform>;
const url = new URL('http://shop.test/about');

function aPage(head?: (data: string, url: URL) => { title: string }) {
  const data = jest.fn(async () => ({ load: () => 'Ada', ...(head && { head }) }));
  return { data, page: definePage<string>({ ...PAGE, data, screen }) };
}

describe('a page of the catalog', () => {
  it('loads by the module that makes its head, too', async () => {
    const { data, page } = aPage((name) => ({ title: `About ${name}` }));
    expect(data).not.toHaveBeenCalled();
    const loaded = await page.load!(args);
    expect(loaded).toBe('Ada');
    expect(page.head!(loaded, url)).toEqual({ title: 'About Ada' });
  });

  it('has no head where that module makes none', async () => {
    const { page } = aPage();
    expect(page.head!(await page.load!(args), url)).toEqual({});
  });

  it('fetches what the screen shows at once with the data, and when somebody points at a link', async () => {
    const parts = jest.fn(() => Promise.reject(new Error('offline')));
    const data = async () => ({ load: () => 'Ada' });
    const page = definePage<string>({ ...PAGE, data, parts, screen });
    await expect(page.load!(args)).resolves.toBe('Ada');
    expect(parts).toHaveBeenCalledTimes(1);
    await expect(page.prepare!()).rejects.toThrow('offline');
    expect(parts).toHaveBeenCalledTimes(2);
  });

  it('fetches the module when somebody points at a link, and after the first view of the page itself', async () => {
    jest.useFakeTimers();
    const { data, page } = aPage();
    await page.prepare!();
    expect(data).toHaveBeenCalledTimes(1);
    await page.screen();
    expect(data).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(data).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
