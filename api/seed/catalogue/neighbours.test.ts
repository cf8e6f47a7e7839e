import sharp from 'sharp';
import { composePicture } from '../pictures/render/compose';
import { ArtFiles } from '../pictures/render/art-files';
import { API_DIR } from '../../test/test-databases';
import type { ProductSeed } from './model';
import { planCatalogue } from './plan-catalogue';

const { products } = planCatalogue(20_261);
const art = new ArtFiles(API_DIR);

/** The visual key of a card: its objects and its background. */
function sightOf({ pictures }: ProductSeed): string {
  const recipe = pictures[0]?.recipe;
  return `${recipe?.objects.map(({ art }) => art).join(' ')} ${recipe?.background}`;
}

/** Mean difference of two cards in colour, 0…255, compared on 12 × 12 fields. */
async function distance(one: ProductSeed, other: ProductSeed): Promise<number> {
  const [a, b] = await Promise.all([fields(one), fields(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const known = new Map<string, Promise<Buffer>>();
function fields({ pictures }: ProductSeed): Promise<Buffer> {
  const picture = pictures[0];
  if (!picture) throw new Error('a product without picture');
  const made =
    known.get(picture.key) ??
    composePicture(picture.recipe, 64, 'webp', art).then((file) => sharp(file).resize(12, 12).raw().toBuffer());
  known.set(picture.key, made);
  return made;
}

const ORDERS: Record<string, (a: ProductSeed, b: ProductSeed) => number> = {
  latest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id,
  popularity: (a, b) => b.popularity - a.popularity || b.id - a.id,
  'price, rising': (a, b) => a.selling - b.selling || a.id - b.id,
};

describe.each(Object.keys(ORDERS))('by %s', (name) => {
  const order = ORDERS[name] as (a: ProductSeed, b: ProductSeed) => number;
  const lists = {
    all: [...products],
    ...Object.fromEntries(
      [...new Set(products.map(({ categoryId }) => categoryId))].map((id) => [
        `category ${id}`,
        products.filter(({ categoryId }) => categoryId === id),
      ]),
    ),
    ...Object.fromEntries(
      [...new Set(products.map(({ subcategoryId }) => subcategoryId))].map((id) => [
        `subcategory ${id}`,
        products.filter(({ subcategoryId }) => subcategoryId === id),
      ]),
    ),
  };

  it('neighbouring cards never show the same object on the same background', () => {
    for (const [list, members] of Object.entries(lists)) {
      const sights = [...members].sort(order).map(sightOf);
      sights.forEach((sight, index) =>
        expect([list, index, sight === sights[index + 1]]).toEqual([list, index, false]),
      );
    }
  });

  it('pictures of neighbouring cards differ visibly on the first pages', async () => {
    const shown = [...products].sort(order).slice(0, 40);
    for (let index = 1; index < shown.length; index++) {
      expect(await distance(shown[index - 1] as ProductSeed, shown[index] as ProductSeed)).toBeGreaterThan(8);
    }
  }, 240_000);
});
