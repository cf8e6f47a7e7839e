import type { EditorialPage, FooterPage } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { writePage } from './write-page';

describe.each(databases)('the pages on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['pages'], env: { BRAND: 'Ọjà & Sons' } });
  const list = async () => (await api.inject({ url: '/pages' })).json<{ data: FooterPage[] }>().data;
  const page = async (slug: string) => (await api.inject({ url: `/pages/${slug}` })).json<{ data: EditorialPage }>();

  it('SH-FIELD-001 GET /pages lists title, slug and category of each, in the five groups of the footer', async () => {
    const pages = await list();
    expect(pages[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      slug: expect.stringMatching(/^[a-z-]+$/),
      category: 'Quick links',
    });
    expect(new Set(pages.map(({ category }) => category))).toEqual(
      new Set(['Quick links', 'Company', 'About', 'Business', 'Shop']),
    );
    expect(pages.map(({ slug }) => slug)).toContain('privacy-policy');
  });

  it('CAT-CALL-015 API-FIELD-026 GET /pages/{slug} returns the title and the sections, articles and dropdowns', async () => {
    const { data } = await page('returns-policy');
    expect(data).toMatchObject({ title: 'Returns policy', slug: 'returns-policy', category: 'Quick links' });
    expect(data.sections[0]).toEqual({
      id: expect.any(Number),
      type: 'Article',
      title: '7 days, if the goods have problems',
      content: expect.stringMatching(/^<p>If something is wrong/),
    });
    expect(new Set(data.sections.map(({ type }) => type))).toEqual(new Set(['Article', 'Dropdown']));
  });

  it('has a text for every listed page, with the marketplace name filled in', async () => {
    for (const { slug } of await list()) {
      const { data } = await page(slug);
      expect(data.sections.length).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toContain('{brand}');
    }
    const { sections } = (await page('terms')).data;
    expect(sections[0]).toMatchObject({
      title: 'What Ọjà & Sons is',
      content: expect.stringMatching(/^<p>Ọjà &amp; Sons is an/),
    });
  });

  it('CAT-SCR-073 CAT-SCR-074 explains in the FAQ how sellers are verified and how accounts work', async () => {
    const { data } = await page('faqs');
    expect(data).toMatchObject({ title: 'FAQs', path: '/faqs', category: 'Quick links' });
    expect(data.sections.every(({ type }) => type === 'Dropdown')).toBe(true);
    const text = data.sections.map(({ content }) => content.replace(/<[^>]+>/g, ' ')).join(' ');
    for (const fact of [
      /personal details/,
      /account number .* bank verification number .* bank statement .* government ID/,
      /staff review every application before they approve it/,
      /Old users must reset their password by email/,
      /seller cannot change the account email/,
      /blocked for fake documents or malicious use/,
    ])
      expect(text).toMatch(fact);
  });

  it('CAT-SCR-075 CAT-SCR-076 has press and blog posts, each at its own address', async () => {
    for (const [slug, path] of [
      ['our-press', '/Our-Press'],
      ['blog-list', '/Blog-List'],
    ] as const) {
      const { data } = await page(slug);
      expect([data.path, data.sections.length >= 4]).toEqual([path, true]);
      expect(data.sections.every(({ type }) => type === 'Article')).toBe(true);
    }
  });

  it('links only to existing pages', async () => {
    const pages = await list();
    const texts = await Promise.all(pages.map(async ({ slug }) => JSON.stringify(await page(slug))));
    const linked = texts.flatMap((text) => [...text.matchAll(/\/editorial\/([a-z-]+)/g)].map(([, slug]) => slug));
    expect(linked.length).toBeGreaterThan(2);
    expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(linked));
  });

  it('finds a page in any letter case, and answers 404 for an unknown one', async () => {
    expect((await page('Privacy-Policy')).data.slug).toBe('privacy-policy');
    for (const slug of ['no-such-page', '%2e%2e%2f', 'a'.repeat(200), "x'"]) {
      const answer = await api.inject({ url: `/pages/${slug}` });
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Page not found.' }]);
    }
  });

  it('sanitises the HTML of a page on write, and stores a page once', async () => {
    const content = '<p onclick="x()">Fine</p><script>alert(1)</script><a id="catalog" href="javascript:x()">a</a>';
    const written = { slug: 'harmless', title: 'Harmless', category: 'Company', position: 90 } as const;
    for (const title of ['First', 'Second']) {
      await writePage(api.db, { ...written, sections: [{ type: 'Article', title, content }] });
    }
    expect((await page('harmless')).data.sections).toMatchObject([
      { title: 'Second', content: '<p>Fine</p><a href>a</a>' },
    ]);
    expect((await list()).filter(({ slug }) => slug === 'harmless')).toHaveLength(1);
  });
});
