import { type ApiClient, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useShell } from '../../app/shell-context';
import { categoriesOf, type MenuCategory } from '../../app/frame-content/categories-of';

const trees = new WeakMap<ApiClient, Promise<MenuCategory[]>>();

/** The whole tree (SH-CALL-003). It is requested once per document; a failed request is repeated on the next call. */
function loadCategoryTree(api: ApiClient): Promise<MenuCategory[]> {
  const known = trees.get(api);
  if (known) return known;
  const loading = api.get('/subcategories/type', { background: true }).then(categoriesOf);
  trees.set(api, loading);
  loading.catch(() => trees.delete(api));
  return loading;
}

/** Preloads the tree. If that fails, it loads again when the menu opens. */
export function warmMenu(api: ApiClient): void {
  loadCategoryTree(api).catch(() => undefined);
}

/** The tree. While it loads or if that fails: the first level, which is part of the page. */
export function useCategoryTree(): MenuCategory[] {
  const { frame } = useShell();
  const { api } = usePlatform();
  const [tree, setTree] = useState<MenuCategory[]>([]);
  useEffect(() => {
    let left = false;
    loadCategoryTree(api).then(
      (loaded) => !left && setTree(loaded),
      () => undefined, // the first level stays (SH-RULE-029: such failures are silent)
    );
    return () => {
      left = true;
    };
  }, [api]);
  return tree.length > 0 ? tree : frame.categories.map((category) => ({ ...category, types: [] }));
}
