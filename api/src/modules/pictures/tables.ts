import type { Generated } from 'kysely';
import type { CreatedAt, Json } from '../../platform/database/tables';
import type { ArtRecipe } from './art';
import type { MediaType } from './photographs/read-header';

export interface PicturesTable {
  key: string;
  /** Null: a photograph. */
  recipe: Json<ArtRecipe> | null;
}

/** A row never changes. */
export interface PhotographsTable {
  key: string;
  /** SHA-256 of the original, in hex. */
  content_hash: string;
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** Fractions from the upper left. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  alternative_text: string;
  media_type: MediaType;
  created_at: CreatedAt;
}

declare module '../../platform/database/tables' {
  interface Database {
    pictures: PicturesTable;
    photographs: PhotographsTable;
  }
}
