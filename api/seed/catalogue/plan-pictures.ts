import { createHash } from 'node:crypto';
import type { ColourName } from '../pictures/recipe/colours';
import { pictureKey } from '../pictures/recipe/picture-key';
import { BACKGROUNDS, type Pattern, type PictureObject, type Recipe } from '../pictures/recipe/recipe';
import type { PictureSeed } from './model';
import { sizeOf } from './sizes';

/** How a product looks: its art, a badge on or beside it, and its colour. */
export interface Looks {
  art: string;
  badge: string | null;
  colour?: ColourName;
}

/** Centre, size and angle of an object: see `PictureObject`. */
type Pose = Pick<PictureObject, 'x' | 'y' | 'size' | 'angle'>;

/** Poses of the article on its card; neighbours with the same art get different ones. */
const POSES: readonly Pose[] = [
  { x: 0.5, y: 0.5, size: 0.76, angle: 0 },
  { x: 0.49, y: 0.51, size: 0.7, angle: -6 },
  { x: 0.51, y: 0.5, size: 0.8, angle: 3 },
  { x: 0.5, y: 0.52, size: 0.68, angle: 7 },
  { x: 0.5, y: 0.49, size: 0.74, angle: -3 },
];
const CARD_PATTERNS: readonly Pattern[] = ['plain', 'halo', 'arch', 'plain', 'hills', 'halo', 'waves'];

/** Centre and size of the badge on the art, as fractions of the art's side. Beside other art, it lies at its foot. */
const ON_THE_ART: Readonly<Record<string, Omit<Pose, 'angle'>>> = {
  'game-case': { x: 0.52, y: 0.52, size: 0.46 },
  'seed-packet': { x: 0.5, y: 0.52, size: 0.34 },
  'software-box': { x: 0.4, y: 0.37, size: 0.32 },
};
const AT_ITS_FOOT: Omit<Pose, 'angle'> = { x: 0.84, y: 0.82, size: 0.36 };

/** Things of a well-known size in centimetres, the smallest first. */
const REFERENCES: readonly [string, number][] = [
  ['coin', 2.5],
  ['water-bottle', 22],
  ['door', 205],
];

/** The light backgrounds are the first half. Coprime with the step, so steps visit each before one repeats. */
const LIGHT_BACKGROUNDS = BACKGROUNDS / 2;
const BACKGROUND_STEP = 7;

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/**
 * Plans pictures so that articles with the same art get different backgrounds, by counting the uses of each piece.
 * Neighbouring cards then differ in (art, background) in any order.
 */
export class PicturePlan {
  readonly #taken = new Map<string, number>();

  /** The pictures of one article: front, detail, scale and box. */
  product(slug: string, looks: Looks): PictureSeed[] {
    const turn = this.#taken.get(looks.art) ?? 0;
    this.#taken.set(looks.art, turn + 1);
    const start = createHash('sha256').update(looks.art).digest().readUInt16BE() + turn;
    const background = (start + turn * (BACKGROUND_STEP - 1)) % LIGHT_BACKGROUNDS;
    const recipes: Recipe[] = [
      { background, pattern: at(CARD_PATTERNS, start), objects: show(looks, at(POSES, start)) },
      {
        background: background + LIGHT_BACKGROUNDS,
        pattern: 'plain',
        objects: show(looks, { x: 0.5, y: 0.66, size: 1.5, angle: 0 }),
      },
      { background: (background + 4) % LIGHT_BACKGROUNDS, pattern: 'plain', objects: besideReference(looks) },
      {
        background: (background + 8) % LIGHT_BACKGROUNDS,
        pattern: 'hills',
        objects: [
          { art: 'carton', x: 0.42, y: 0.42, size: 0.72, angle: 0 },
          ...show(looks, { x: 0.66, y: 0.68, size: 0.46, angle: 0 }),
        ],
      },
    ];
    return recipes.map((recipe) => ({ key: pictureKey(slug, recipe), recipe }));
  }
}

/** The article with its badge. A badge needs upright art. */
function show({ art, badge, colour }: Looks, pose: Pose): PictureObject[] {
  const main: PictureObject = { ...pose, art, ...(colour && { colour }) };
  if (!badge) return [main];
  const { x, y, size } = ON_THE_ART[art] ?? AT_ITS_FOOT;
  const place = (centre: number, offset: number) => centre + (offset - 0.5) * pose.size;
  return [
    { ...main, angle: 0 },
    { art: badge, x: place(pose.x, x), y: place(pose.y, y), size: size * pose.size, angle: 0 },
  ];
}

/** The article to scale beside the reference that is closest to its size. Both stand on the same ground. */
function besideReference(looks: Looks): PictureObject[] {
  const size = sizeOf(looks.art);
  const ratio = ([, other]: readonly [string, number]) => Math.max(size / other, other / size);
  const [art, reference] = REFERENCES.reduce((best, other) => (ratio(other) < ratio(best) ? other : best));
  const perCentimetre = Math.min(0.86 / Math.max(size, reference), 0.9 / (size + reference));
  const width = (length: number) => length * perCentimetre;
  const left = (1 - width(size) - width(reference)) / 3;
  const standing = (length: number, x: number): Pose => ({
    x,
    y: 0.92 - width(length) / 2,
    size: width(length),
    angle: 0,
  });
  return [
    { art, ...standing(reference, 1 - left - width(reference) / 2) },
    ...show(looks, standing(size, left + width(size) / 2)),
  ];
}

/** The same picture with the article in another colour. */
export function recolour(slug: string, { recipe }: PictureSeed, art: string, colour: ColourName): PictureSeed {
  const objects = recipe.objects.map((object) => (object.art === art ? { ...object, colour } : object));
  const repainted = { ...recipe, objects };
  return { key: pictureKey(slug, repainted), recipe: repainted };
}

/** A round emblem of one object, for avatars and category icons. */
export function emblem(name: string, art: string, background: number): PictureSeed {
  const recipe: Recipe = {
    background: background % BACKGROUNDS,
    pattern: 'plain',
    objects: [{ art, x: 0.5, y: 0.5, size: 0.66, angle: 0 }],
  };
  return { key: pictureKey(name, recipe), recipe };
}
