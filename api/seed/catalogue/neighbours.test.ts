import sharp from 'sharp';
import { EmojiArt } from '../../src/modules/pictures/render/emoji-art';
import { composePicture } from '../../src/modules/pictures/render/compose';
import { API_DIR } from '../../test/test-databases';
import type { ProductSeed } from './model';
import { planCatalogue } from './plan-catalogue';

const { products } = planCatalogue(20_261);
const art = new EmojiArt(API_DIR);

/** What the card shows at first sight: its main object and its background. */
function sightOf({ pictures }: ProductSeed): string {
  const recipe = pictures[0]?.recipe;
  const main = recipe?.objects.reduce((largest, object) => (object.size > largest.size ? object : largest));
  return `${main?.emoji} ${recipe?.background}`;
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
    composePicture(picture.recipe, 160, 'webp', art).then((file) => sharp(file).resize(12, 12).raw().toBuffer());
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
        `shelf ${id}`,
        products.filter(({ subcategoryId }) => subcategoryId === id),
      ]),
    ),
  };

  it('no two neighbouring cards show the same object on the same background, in any list', () => {
    for (const [list, members] of Object.entries(lists)) {
      const sights = [...members].sort(order).map(sightOf);
      sights.forEach((sight, index) =>
        expect([list, index, sight === sights[index + 1]]).toEqual([list, index, false]),
      );
    }
  });

  it('the pictures of neighbours differ visibly on the first pages', async () => {
    const shown = [...products].sort(order).slice(0, 40);
    for (let index = 1; index < shown.length; index++) {
      expect(await distance(shown[index - 1] as ProductSeed, shown[index] as ProductSeed)).toBeGreaterThan(8);
    }
  }, 240_000);
});
