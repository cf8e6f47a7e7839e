import type { Json } from '../../platform/database/tables';
import type { PictureRecipe } from './recipe/recipe';

export interface PicturesTable {
  key: string;
  recipe: Json<PictureRecipe>;
}

declare module '../../platform/database/tables' {
  interface Database {
    pictures: PicturesTable;
  }
}
