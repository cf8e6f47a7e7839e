import { isTakenSlug } from '../../src/platform/is-taken-slug';
import { planCatalogue } from './plan-catalogue';

const SEED = 20_261;
const { tree, vendors, products } = planCatalogue(SEED);
const variants = products.flatMap((product) => product.variants);
const stockOf = (product: (typeof products)[number]) =>
  product.variants.length > 0 ? product.variants.reduce((sum, { stock }) => sum + stock, 0) : product.stock;

describe('the planned catalogue', () => {
  it('is identical for the same seed, and differs for another', () => {
    expect(JSON.stringify(planCatalogue(SEED))).toBe(JSON.stringify({ tree, vendors, products }));
    expect(JSON.stringify(planCatalogue(SEED + 1))).not.toBe(JSON.stringify({ tree, vendors, products }));
  });

  it('has the five principal categories with types and subcategories', () => {
    expect(tree.categories.map(({ slug }) => slug)).toEqual([
      'consumer-electronic',
      'clothing-apparel',
      'home-garden-kitchen',
      'jewelry-watches',
      'computer-technology',
    ]);
    for (const { id } of tree.categories) {
      expect(tree.types.filter(({ category_id }) => category_id === id).length).toBeGreaterThanOrEqual(4);
      expect(tree.subcategories.filter(({ category_id }) => category_id === id).length).toBeGreaterThanOrEqual(15);
    }
  });

  it('has at least 600 products from 24 vendors, and no vendor without products', () => {
    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(vendors.length).toBeGreaterThanOrEqual(24);
    const sold = vendors.map(({ id }) => products.filter(({ vendorId }) => vendorId === id).length);
    expect(Math.min(...sold)).toBeGreaterThanOrEqual(5);
  });

  it.each([0, 1, SEED, 2 ** 31 - 1])('gives every product a unique slug that is not reserved (seed %i)', (seed) => {
    const slugs = planCatalogue(seed).products.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(isTakenSlug(slug)).toBe(false);
    }
  });

  it('has prices in whole kobo, never above the original price; many are reduced, some end in kobo', () => {
    for (const { selling, original } of [...products, ...variants]) {
      expect(Number.isSafeInteger(selling) && Number.isSafeInteger(original)).toBe(true);
      expect(selling).toBeGreaterThan(0);
      expect(selling).toBeLessThanOrEqual(original);
    }
    expect(products.filter(({ selling, original }) => selling < original * 0.95).length).toBeGreaterThan(
      products.length / 4,
    );
    expect(products.some(({ selling }) => selling % 100 !== 0)).toBe(true);
  });

  it('gives the product the price of its default variant, the cheapest', () => {
    for (const { selling, variants } of products.filter((product) => product.variants.length > 0)) {
      expect(variants[0]?.selling).toBe(selling);
      expect(Math.min(...variants.map((variant) => variant.selling))).toBe(selling);
    }
  });

  it('has some sold-out and some nearly sold-out articles, and stores the stock of variants in the variants', () => {
    expect(products.filter((product) => stockOf(product) === 0).length).toBeGreaterThan(8);
    expect(products.filter((product) => stockOf(product) > 0 && stockOf(product) < 5).length).toBeGreaterThan(8);
    for (const product of products) if (product.variants.length > 0) expect(product.stock).toBe(0);
  });

  it('has variants by colour and size, each combination once and each colour with its own picture', () => {
    const titles = new Set(variants.flatMap(({ values }) => values.map(({ title }) => title)));
    expect([...titles]).toEqual(expect.arrayContaining(['Colour', 'Size', 'Storage', 'Ring size']));
    for (const product of products) {
      const colours = new Map(
        product.variants.map(({ values, picture }) => [
          values.find(({ title }) => title === 'Colour')?.value,
          picture.key,
        ]),
      );
      expect(new Set(colours.values()).size).toBe(colours.size);
      expect(new Set(product.variants.map(({ values }) => JSON.stringify(values))).size).toBe(product.variants.length);
    }
  });

  it('describes each product: HTML, a specification, several pictures', () => {
    for (const { descriptionHtml, specification, pictures } of products) {
      expect(descriptionHtml).toMatch(/^<p>.+<\/p><h3>.+<ul>(<li>.+<\/li>)+<\/ul>/);
      expect(descriptionHtml).not.toMatch(/\{\w+\}|undefined/);
      expect(Object.keys(specification).length).toBeGreaterThanOrEqual(2);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has specifications that match the titles', () => {
    const named = (slug: string) => products.find((product) => product.slug === slug)?.specification;
    expect(named('apple-macbook-air-13-m2')).toMatchObject({ Processor: 'Apple M2' });
    expect(named('xiaomi-tv-box-s-4k-2nd-gen')).toMatchObject({ Resolution: '4K' });
  });

  it('has articles that several vendors offer under one title', () => {
    const groups = new Map<number, typeof products>();
    for (const product of products) {
      if (product.offerGroup !== null)
        groups.set(product.offerGroup, [...(groups.get(product.offerGroup) ?? []), product]);
    }
    expect(groups.size).toBeGreaterThan(30);
    for (const offers of groups.values()) {
      expect(offers.length).toBeGreaterThanOrEqual(2);
      expect(new Set(offers.map(({ title }) => title)).size).toBe(1);
      expect(new Set(offers.map(({ vendorId }) => vendorId)).size).toBe(offers.length);
    }
  });

  it('has reviews newer than the product, none for some, and comments over 10 characters', () => {
    for (const { reviews, questions, createdAt } of products) {
      for (const entry of [...reviews, ...questions]) expect(entry.createdAt >= createdAt).toBe(true);
      for (const { comment } of reviews) expect(comment.length).toBeGreaterThan(10);
    }
    expect(products.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(40);
    expect(products.filter(({ questions }) => questions.length > 0).length).toBeGreaterThan(300);
  });

  it('never lists two newest neighbours from the same subcategory', () => {
    const same = products.filter(({ subcategoryId }, index) => subcategoryId === products[index + 1]?.subcategoryId);
    expect(same).toEqual([]);
  });
});
