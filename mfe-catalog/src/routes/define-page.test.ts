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
  it('takes loader and head from the same module', async () => {
    const { data, page } = aPage((name) => ({ title: `About ${name}` }));
    expect(data).not.toHaveBeenCalled();
    const loaded = await page.load!(args);
    expect(loaded).toBe('Ada');
    expect(page.head!(loaded, url)).toEqual({ title: 'About Ada' });
  });

  it('has no head when that module has none', async () => {
    const { page } = aPage();
    expect(page.head!(await page.load!(args), url)).toEqual({});
  });

  it('fetches the module when the shopper points at a link, and not with the page', async () => {
    const { data, page } = aPage();
    await page.screen();
    expect(data).not.toHaveBeenCalled();
    await page.prepare!();
    expect(data).toHaveBeenCalledTimes(1);
  });
});
