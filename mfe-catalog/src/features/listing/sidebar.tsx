import { CategoryTree } from '../../categories/category-tree';
import type { CategoryLinks } from '../../categories/get-categories';
import { FilterForm } from './filter-form';
import styles from './listing.module.css';
import type { ListingData } from './load-listing';
import type { Sorts } from './sorts';

export interface SidebarProps {
  listing: ListingData;
  sorts: Sorts;
  pathname: string;
  categories: readonly CategoryLinks[] | null;
  /** Slug of the shown category. */
  current?: string;
  /** Called when a category is chosen; only a drawer passes it. */
  onFollow?(): void;
}

/** Categories and filters of a list. In a drawer, which opens for the filters, these come first. */
export function Sidebar({ listing, sorts, pathname, categories, current, onFollow }: SidebarProps) {
  const { facets } = listing;
  const inDrawer = onFollow !== undefined;
  const tree = categories && <CategoryTree categories={categories} current={current} onFollow={onFollow} />;
  return (
    <div className={styles.folds}>
      {!inDrawer && tree}
      {facets && <FilterForm listing={{ ...listing, facets }} sorts={sorts} pathname={pathname} />}
      {inDrawer && tree}
    </div>
  );
}
