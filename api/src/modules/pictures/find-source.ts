import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { type DrawArt, widthsOf } from './art';
import type { PhotographStore } from './photographs/photograph-store';
import { renderPhotograph } from './photographs/render-photograph';
import { WIDTHS } from './rendition';
import type { PictureSource } from './store/rendition-store';
import './tables';

/** The database names an original that the store does not hold. */
export class MissingOriginalError extends Error {
  override name = 'MissingOriginalError';
}

/**
 * Finds what the picture with that key is made from; null for an unknown key. To render a photograph throws a
 * MissingOriginalError when this process cannot reach its original.
 */
export async function findSource(
  db: Kysely<Database>,
  key: string,
  { drawArt, originals }: { drawArt: DrawArt; originals: PhotographStore },
): Promise<PictureSource | null> {
  const row = await db
    .selectFrom('pictures')
    .leftJoin('photographs', 'photographs.key', 'pictures.key')
    .select(['recipe', 'content_hash', 'width', 'height', 'focus_x', 'focus_y'])
    .where('pictures.key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { recipe, content_hash } = row;
  if (content_hash !== null) {
    const shown = { focus: { x: row.focus_x!, y: row.focus_y! }, size: { width: row.width!, height: row.height! } };
    return {
      widths: WIDTHS,
      render: async (width, format) => {
        const original = await originals.get(content_hash);
        if (!original) throw new MissingOriginalError(`The photograph ${key} has no original ${content_hash}.`);
        return renderPhotograph(original, shown, width, format);
      },
    };
  }
  if (recipe === null) return null;
  return { widths: widthsOf(recipe), render: (width, format) => drawArt(recipe, width, format) };
}
