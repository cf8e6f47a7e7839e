import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { DrawArt } from './art';

/** Keys of the pictures that a first visit needs, the most urgent first. */
export interface FirstPictures {
  icons: string[];
  cards: string[];
}

/** Pictures need this of modules above them (docs/decisions/0068). */
export interface PicturesNeeds {
  /** The catalog module implements it. */
  readFirstPictures(db: Kysely<Database>): Promise<FirstPictures>;
  /** The seed implements it. */
  drawArt: DrawArt;
}
