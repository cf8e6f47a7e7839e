import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADVERTS, KIDS_ADVERTS } from '../content/banners';
import type { PictureObject } from '../pictures/recipe/recipe';
import { ArtFiles } from '../pictures/render/art-files';
import { API_DIR } from '../../test/test-databases';
import { planCatalogue } from './plan-catalogue';

const { products, vendors, tree } = planCatalogue(20_261);
const art = new ArtFiles(API_DIR);
const ofProducts = products.flatMap((product) => [
  ...product.pictures,
  ...product.variants.map(({ picture }) => picture),
]);
const namesIn = (recipes: readonly { objects: PictureObject[] }[]) =>
  new Set(recipes.flatMap(({ objects }) => objects.map((object) => object.art)));

describe('the art of the catalogue', () => {
  it('has art for every picture of the catalogue and the banners', () => {
    const pictures = [
      ...ofProducts,
      ...products.flatMap(({ reviews }) => reviews.flatMap(({ avatar }) => avatar ?? [])),
      ...vendors.map(({ avatar }) => avatar),
      ...tree.categories.map(({ icon }) => icon),
    ];
    const names = namesIn([
      ...pictures.map(({ recipe }) => recipe),
      ...[...ADVERTS, ...KIDS_ADVERTS].flatMap(({ picture }) => picture ?? []),
    ]);
    for (const name of names) expect(() => art.locate(name)).not.toThrow();
    expect(names.size).toBeGreaterThan(300);
  });

  it('shows no people or faces in the pictures of products', () => {
    const FACES =
      /[\u{1F31A}-\u{1F31E}\u{1F385}\u{1F3C2}-\u{1F3C4}\u{1F3C7}\u{1F3CA}-\u{1F3CC}\u{1F466}-\u{1F478}\u{1F47C}\u{1F481}-\u{1F483}\u{1F486}\u{1F487}\u{1F575}\u{1F57A}\u{1F600}-\u{1F64F}\u{1F6B4}-\u{1F6B6}\u{1F910}-\u{1F93E}\u{1F970}-\u{1F97A}\u{1F9B8}-\u{1F9B9}\u{1F9CD}-\u{1F9DF}]/u;
    const names = [...namesIn(ofProducts.map(({ recipe }) => recipe))];
    expect(names.filter((name) => FACES.test(name))).toEqual([]);
  });

  it('shows each product from the front, in detail, to scale and with its box', () => {
    for (const { slug, pictures } of products) {
      expect([slug, pictures.length]).toEqual([slug, 4]);
      const [front, detail, scale, box] = pictures.map(({ recipe }) => recipe.objects);
      expect(detail![0]!.size).toBeGreaterThan(front![0]!.size * 1.5);
      expect(['coin', 'water-bottle', 'door']).toContain(scale![0]!.art);
      expect(box![0]!.art).toBe('carton');
      const [reference, article] = scale!;
      for (const { x, y, size } of [reference!, article!])
        for (const edge of [x - size / 2, x + size / 2, y - size / 2, y + size / 2])
          expect([slug, edge > 0 && edge < 1]).toEqual([slug, true]);
    }
  });

  it('has a colour for every body colour that a drawing names, and uses every drawing', () => {
    const folder = path.join(API_DIR, 'seed/pictures/drawings');
    const banners = [...ADVERTS, ...KIDS_ADVERTS].flatMap(({ picture }) => picture ?? []);
    const used = namesIn([...ofProducts.map(({ recipe }) => recipe), ...banners]);
    for (const file of readdirSync(folder)) {
      const svg = readFileSync(path.join(folder, file), 'utf8');
      const body = /data-body="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
      for (const colour of body) expect([file, svg.split(colour).length > 2]).toEqual([file, true]);
      expect([file, used.has(path.basename(file, '.svg'))]).toEqual([file, true]);
    }
  });
});
