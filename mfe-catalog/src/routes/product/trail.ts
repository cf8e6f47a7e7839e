import type { ProductView } from '../../features/product/product-view';
import { messages } from '../../messages';
import { paths } from '../../paths';

/** Home, category, subcategory, title (CAT-SCR-021). */
export function productTrail({ category, subcategory, title, slug }: ProductView): { title: string; to: string }[] {
  return [
    { title: messages.product.home, to: paths.home() },
    { title: category.title, to: category.slug === null ? paths.shop() : paths.subcategory(category.slug) },
    { title: subcategory.name, to: paths.subcategory(subcategory.slug) },
    { title, to: paths.product(slug) },
  ];
}
