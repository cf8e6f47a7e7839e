import { paths } from '../../paths';
import type { BannerData } from '../../banners/get-banners';
import type { CategoryLinks } from '../../categories/get-categories';

/**
 * The banners that fit a list: all of them for the whole shop (no `slug`). A category shows
 * banners for itself, its parent and its subcategories, and banners that advertise no category.
 */
export function bannersFor(
  slug: string | undefined,
  banners: readonly BannerData[],
  categories: readonly CategoryLinks[],
): readonly BannerData[] {
  if (slug === undefined) return banners;
  const family = categories.filter((one) => one.slug === slug || one.subcategories.some((sub) => sub.slug === slug));
  const related = family.flatMap((one) => [
    one.slug,
    ...(one.slug === slug ? one.subcategories.map((sub) => sub.slug) : []),
  ]);
  const fitting = new Set([slug, ...related].map(paths.subcategory));
  const foreign = `${paths.shop()}/`;
  return banners.filter(({ link }) => !link.startsWith(foreign) || fitting.has(link));
}
