import type { ColourName } from '../../src/modules/pictures/recipe/colours';
import { pictureKey } from '../../src/modules/pictures/recipe/picture-key';
import { BACKGROUNDS, PATTERNS, type PictureObject, type Recipe } from '../../src/modules/pictures/recipe/recipe';
import type { PictureSeed } from './model';

/** How the article lies in the picture; neighbours with the same art take different ones. */
const LAYOUTS: readonly Omit<PictureObject, 'emoji' | 'colour'>[] = [
  { x: 0.5, y: 0.5, size: 0.72, angle: 0 },
  { x: 0.46, y: 0.52, size: 0.64, angle: -14 },
  { x: 0.52, y: 0.5, size: 0.78, angle: 9 },
  { x: 0.42, y: 0.55, size: 0.6, angle: 18 },
  { x: 0.55, y: 0.52, size: 0.68, angle: -22 },
  { x: 0.5, y: 0.54, size: 0.84, angle: -5 },
  { x: 0.57, y: 0.48, size: 0.62, angle: 26 },
];
/** Where a second, smaller object stands. */
const COMPANIONS: readonly Omit<PictureObject, 'emoji' | 'colour'>[] = [
  { x: 0.8, y: 0.78, size: 0.27, angle: 10 },
  { x: 0.19, y: 0.8, size: 0.26, angle: -12 },
  { x: 0.82, y: 0.2, size: 0.24, angle: 14 },
  { x: 0.18, y: 0.2, size: 0.24, angle: -8 },
];

// Coprime with the lengths of their lists: each step lands on another entry until all were used.
const BACKGROUND_STEP = 7;
const PATTERN_STEP = 3;

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/**
 * Plans pictures so that no two articles with the same art get the same background: it counts how often each
 * emoji was taken. So two neighbouring cards differ in (emoji, background) in whatever order they are listed.
 */
export class PicturePlan {
  readonly #taken = new Map<string, number>();

  /** The pictures of one article: card, close-up, with company, and from another side. */
  product(slug: string, emoji: string, beside: readonly string[], colour: ColourName | undefined): PictureSeed[] {
    const turn = this.#taken.get(emoji) ?? 0;
    this.#taken.set(emoji, turn + 1);
    const start = emoji.codePointAt(0) ?? 0;
    const background = (start + turn * BACKGROUND_STEP) % BACKGROUNDS;
    const pattern = at(PATTERNS, start + turn * PATTERN_STEP);
    const main: PictureObject = { ...at(LAYOUTS, start + turn), emoji, ...(colour && { colour }) };
    const companion = (index: number): PictureObject[] =>
      beside.length === 0 ? [] : [{ ...at(COMPANIONS, start + turn + index), emoji: at(beside, turn + index) }];
    const recipes: Recipe[] = [
      { background, pattern, objects: [...(turn % 2 ? companion(0) : []), main] },
      {
        background: (background + 1) % BACKGROUNDS,
        pattern: 'plain',
        objects: [{ ...main, x: 0.5, y: 0.58, size: 1.18, angle: main.angle - 12 }],
      },
      {
        background: (background + 12) % BACKGROUNDS,
        pattern: at(PATTERNS, start + turn + 5),
        objects: [...companion(1), { ...main, x: 0.44, y: 0.5, size: 0.62, angle: 6 }, ...companion(2)],
      },
      {
        background: (background + 5) % BACKGROUNDS,
        pattern: 'halo',
        objects: [{ ...main, x: 0.5, y: 0.5, size: 0.58, angle: -main.angle }],
      },
    ];
    return recipes.map((recipe) => ({ key: pictureKey(slug, recipe), recipe }));
  }
}

/** The same picture with its article in another colour. */
export function recolour(slug: string, { recipe }: PictureSeed, emoji: string, colour: ColourName): PictureSeed {
  const objects = recipe.objects.map((object) => (object.emoji === emoji ? { ...object, colour } : object));
  const repainted = { ...recipe, objects };
  return { key: pictureKey(slug, repainted), recipe: repainted };
}

/** A round emblem of one object: avatars and category icons. */
export function emblem(name: string, emoji: string, background: number): PictureSeed {
  const recipe: Recipe = {
    background: background % BACKGROUNDS,
    pattern: 'plain',
    objects: [{ emoji, x: 0.5, y: 0.5, size: 0.66, angle: 0 }],
  };
  return { key: pictureKey(name, recipe), recipe };
}
