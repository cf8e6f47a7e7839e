import { RESERVED_SEGMENTS } from '@nkm/contracts';
import { shortDescription } from './card';
import { assertProductSlug } from './product-slug';
import { sanitiseDescription } from './sanitise-description';

describe('the slug of a product', () => {
  it.each(['samsung-galaxy-a16', 'a', '3-in-1-blender'])('may be %s', (slug) =>
    expect(() => assertProductSlug(slug)).not.toThrow(),
  );
  it.each([...RESERVED_SEGMENTS].filter((segment) => /^[a-z0-9-]+$/.test(segment)))(
    'may not be the reserved %s',
    (slug) => expect(() => assertProductSlug(slug)).toThrow(`The slug ${slug} is reserved.`),
  );
  it.each(['', 'Cart', '../etc', 'a b', 'a--b', '-a', '42', 'x'.repeat(121), "a'or'1"])('may not be %j', (slug) =>
    expect(() => assertProductSlug(slug)).toThrow(/slug/),
  );
});

describe('a description', () => {
  it('keeps what formats text', () => {
    const html = '<p>Soft <strong>cotton</strong></p><ul><li>Lined</li></ul>';
    expect(sanitiseDescription(html)).toBe(html);
  });
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a id="catalog" name="x" class="y" href="https://example.com">a</a>', '<a href="https://example.com">a</a>'],
    ['<a href="javascript:alert(1)">a</a>', '<a href>a</a>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg><script>1</script></svg>a', 'a'],
    ['<form id="f"><input></form>a', 'a'],
  ])('loses what is dangerous in %s', (html, clean) => expect(sanitiseDescription(html)).toBe(clean));
});

describe('the description on a card', () => {
  it('is the first paragraph without its formats', () => {
    expect(shortDescription('<p>Soft <b>cotton</b></p><p>More</p>')).toBe('<p>Soft cotton</p>');
  });
  it('is cut at a word, never inside of an entity', () => {
    const short = shortDescription(`<p>${'Hand &amp; made '.repeat(30)}</p>`);
    expect(short.length).toBeLessThanOrEqual(209);
    expect(short).toMatch(/(Hand|made|&amp;)…<\/p>$/);
  });
});
