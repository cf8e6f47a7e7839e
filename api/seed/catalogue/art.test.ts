import { EmojiArt } from '../../src/modules/pictures/render/emoji-art';
import { API_DIR } from '../../test/test-databases';
import { ADVERTS, KIDS_ADVERTS } from '../content/adverts';
import { planCatalogue } from './plan-catalogue';

it('has art for every emoji of the catalogue and the adverts', async () => {
  const { products, vendors, tree } = planCatalogue(20_261);
  const pictures = [
    ...products.flatMap((product) => [...product.pictures, ...product.variants.map(({ picture }) => picture)]),
    ...products.flatMap(({ reviews }) => reviews.flatMap(({ avatar }) => avatar ?? [])),
    ...vendors.map(({ avatar }) => avatar),
    ...tree.categories.map(({ icon }) => icon),
  ];
  const recipes = [
    ...pictures.map(({ recipe }) => recipe),
    ...[...ADVERTS, ...KIDS_ADVERTS].flatMap(({ picture }) => picture ?? []),
  ];
  const emojis = new Set(recipes.flatMap(({ objects }) => objects.map(({ emoji }) => emoji)));
  const art = new EmojiArt(API_DIR);
  await Promise.all([...emojis].map((emoji) => art.locate(emoji)));
  expect(emojis.size).toBeGreaterThan(200);
});
