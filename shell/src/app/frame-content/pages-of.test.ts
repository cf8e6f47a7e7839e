import fc from 'fast-check';
import { pagesOf } from './pages-of';

describe('pagesOf', () => {
  it('SH-CALL-001 SH-FIELD-001 reads title, slug and category from data', () => {
    const page = { id: 1, title: 'Privacy policy', slug: 'privacy-policy', category: 'Quick links' };
    expect(pagesOf({ data: [page] })).toEqual([{ title: page.title, slug: page.slug, category: page.category }]);
  });

  it('accepts a separate path only in this shop', () => {
    const page = { title: 'FAQs', slug: 'faqs', category: 'Quick links' };
    expect(pagesOf({ data: [{ ...page, path: '/faqs' }] })).toEqual([{ ...page, path: '/faqs' }]);
    for (const path of ['//evil.test', 'https://evil.test', 7, '']) {
      expect(pagesOf({ data: [{ ...page, path }] })).toEqual([page]);
    }
  });

  it('drops pages without a valid title or slug', () => {
    const page = { title: 'A', slug: 'a', category: 'Shop' };
    expect(pagesOf({ data: [null, 7, {}, { ...page, slug: '' }, { ...page, title: 3 }, page] })).toEqual([page]);
  });

  it('never throws, whatever the response', () => {
    fc.assert(fc.property(fc.anything(), (body) => Array.isArray(pagesOf(body))));
    expect(pagesOf('<html>')).toEqual([]);
  });
});
