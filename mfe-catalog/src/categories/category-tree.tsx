import { useFollowLinks } from '@nkm/ui';
import { messages } from '../messages';
import { paths } from '../paths';
import type { CategoryLinks } from './get-categories';

export interface CategoryTreeProps {
  categories: readonly CategoryLinks[];
  /** Slug of the category or subcategory that is shown: its branch is open. */
  current?: string;
  /** A link was followed, e.g. out of a drawer. */
  onFollow?(): void;
  className?: string;
}

/** The categories, each a fold with its subcategories (spec 1 §2.10). */
export function CategoryTree({ categories, current, onFollow, className }: CategoryTreeProps) {
  const follow = useFollowLinks(onFollow);
  return (
    // The listener is for the links in it, which keys press as well.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav className={className} aria-label={messages.listing.categories} onClick={follow}>
      {categories.map(({ title, slug, subcategories }) => (
        <details key={slug} open={slug === current || subcategories.some((one) => one.slug === current)}>
          <summary>{title}</summary>
          {/* A list with a class has no marks. */}
          <ul className="plain">
            {[{ title: messages.listing.allOf(title), slug }, ...subcategories].map((one) => (
              <li key={one.slug}>
                <a href={paths.subcategory(one.slug)} aria-current={one.slug === current ? 'page' : undefined}>
                  {one.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
