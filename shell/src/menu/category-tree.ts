import { type ApiClient, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useShell } from '../app/shell-context';
import { categoriesOf, type MenuCategory } from '../frame/categories-of';

const trees = new WeakMap<ApiClient, Promise<MenuCategory[]>>();

/** The whole tree (spec 1 §7), asked for once per document; after a failure again with the next wish. */
export function loadCategoryTree(api: ApiClient): Promise<MenuCategory[]> {
  const known = trees.get(api);
  if (known) return known;
  const loading = api.get('/subcategories/type', { background: true }).then(categoriesOf);
  trees.set(api, loading);
  loading.catch(() => trees.delete(api));
  return loading;
}

/** Fetches the tree before it is wanted. What fails now is asked for again when the menu opens. */
export function warmMenu(api: ApiClient): void {
  loadCategoryTree(api).catch(() => undefined);
}

/** The tree; until it is there, and when it cannot be had, its first level, which the page has brought along. */
export function useCategoryTree(): MenuCategory[] {
  const { frame } = useShell();
  const { api } = usePlatform();
  const [tree, setTree] = useState<MenuCategory[]>([]);
  useEffect(() => {
    let left = false;
    loadCategoryTree(api).then(
      (loaded) => !left && setTree(loaded),
      () => undefined, // the first level stays (spec 1 §8: such failures are silent)
    );
    return () => {
      left = true;
    };
  }, [api]);
  return tree.length > 0 ? tree : frame.categories.map((category) => ({ ...category, types: [] }));
}
