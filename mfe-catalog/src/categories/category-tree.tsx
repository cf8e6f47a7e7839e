import { useFollowLinks } from '@nkm/ui';
import { messages } from '../messages';
import { paths } from '../paths';
import type { CategoryLinks } from './get-categories';

export interface CategoryTreeProps {
  categories: readonly CategoryLinks[];
  /** Slug of the shown category or subcategory, whose branch is open. */
  current?: string;
  /** Called when a link is followed, e.g. to close a drawer. */
  onFollow?(): void;
  className?: string;
}

/** The categories, each with its subcategories in an expandable section (CAT-SCR-011). */
export function CategoryTree({ categories, current, onFollow, className }: CategoryTreeProps) {
  const follow = useFollowLinks(onFollow);
  return (
    // The listener serves the links inside, which also fire clicks from the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav className={className} aria-label={messages.listing.categories} onClick={follow}>
      {categories.map(({ title, slug, subcategories }) => (
        <details key={slug} open={slug === current || subcategories.some((one) => one.slug === current)}>
          <summary>{title}</summary>
          {/* The class removes the bullets. */}
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
