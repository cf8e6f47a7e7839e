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
  /** Slug of the category that the list shows. */
  current?: string;
  /** A category was chosen. */
  onFollow?(): void;
}

/** Beside a list: the categories, and what it can be narrowed by. In a drawer, opened for that, it comes first. */
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
