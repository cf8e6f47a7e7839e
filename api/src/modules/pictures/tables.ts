import type { Json } from '../../platform/database/tables';
import type { Recipe } from './recipe/recipe';

export interface PicturesTable {
  key: string;
  recipe: Json<Recipe>;
}

declare module '../../platform/database/tables' {
  interface Database {
    pictures: PicturesTable;
  }
}
