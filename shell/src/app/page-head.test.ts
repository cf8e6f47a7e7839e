import type { PageMatch } from '../slices/route-outcome';
import { headOf } from './page-head';

const match = (loaderData: unknown, handle: unknown = { title: 'Shop', public: true }) =>
  ({ loaderData, handle }) as PageMatch;

describe('head of a page', () => {
  it("SH-SCR-001 prefixes the route's title with the marketplace's name", () => {
    expect(headOf(match({ kind: 'pending', slice: 'x' }), 'NKM').title).toBe('NKM | Shop');
  });

  it('uses the title of a loaded page', () => {
    const ready = {
      kind: 'ready',
      slice: 'x',
      version: '1.0.0',
      data: null,
      head: { title: 'Ankara dress', description: 'Soft' },
    };
    expect(headOf(match(ready), 'NKM')).toMatchObject({ title: 'NKM | Ankara dress', description: 'Soft' });
  });

  it('keeps personal pages out of search engines, whatever their head says', () => {
    expect(headOf(match({ kind: 'pending', slice: 'x' }, { title: 'Cart', public: false }), 'NKM')).toEqual({
      title: 'NKM | Cart',
      robots: 'noindex',
    });
    expect(headOf(match({ kind: 'pending', slice: 'x' }), 'NKM').robots).toBeUndefined();
  });

  it('keeps missing pages out of search engines', () => {
    expect(headOf(match({ kind: 'not-found' }), 'NKM')).toEqual({
      title: 'NKM | ohh! page not found',
      robots: 'noindex',
    });
    expect(headOf(undefined, 'NKM').robots).toBe('noindex');
  });
});
