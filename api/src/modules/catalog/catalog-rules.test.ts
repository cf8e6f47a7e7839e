import { RESERVED_SEGMENTS } from '@nkm/contracts';
import { CLAIMED_SEGMENTS } from '../../platform/claimed-segments';
import { shortDescription } from './card';
import { assertProductSlug } from './product-slug';

describe('product slug', () => {
  it.each(['samsung-galaxy-a16', 'a', '3-in-1-blender'])('accepts %s', (slug) =>
    expect(() => assertProductSlug(slug)).not.toThrow(),
  );
  const reserved = [...RESERVED_SEGMENTS, ...CLAIMED_SEGMENTS].filter((segment) => /^[a-z0-9-]+$/.test(segment));
  it.each(reserved)('rejects the reserved %s', (slug) =>
    expect(() => assertProductSlug(slug)).toThrow(`The slug ${slug} is reserved.`),
  );
  it.each(['', 'Cart', '../etc', 'a b', 'a--b', '-a', '42', 'x'.repeat(121), "a'or'1"])('rejects %j', (slug) =>
    expect(() => assertProductSlug(slug)).toThrow(/slug/),
  );
});

describe('short description of a card', () => {
  it('is the first paragraph without markup', () => {
    expect(shortDescription('<p>Soft <b>cotton</b></p><p>More</p>')).toBe('<p>Soft cotton</p>');
  });
  it('is cut at a word, never inside an entity', () => {
    const short = shortDescription(`<p>${'Hand &amp; made '.repeat(30)}</p>`);
    expect(short.length).toBeLessThanOrEqual(209);
    expect(short).toMatch(/(Hand|made|&amp;)…<\/p>$/);
  });
});
