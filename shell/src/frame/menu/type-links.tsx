import type { MenuCategory } from '../../app/frame-content/categories-of';
import { paths } from '../../app/paths';

export interface TypeLinksProps {
  type: MenuCategory['types'][number];
  titleClass: string | undefined;
  linksClass: string | undefined;
  /** For the links; -1 if arrow keys move to them. */
  tabIndex?: number;
}

/** A type's title and its subcategories: the last two levels of both menus (SH-SCR-006). */
export function TypeLinks({ type: { title, subcategories }, titleClass, linksClass, tabIndex }: TypeLinksProps) {
  return (
    <>
      <p className={titleClass} aria-hidden="true">
        {title}
      </p>
      <ul className={linksClass} aria-label={title}>
        {subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <a href={paths.category(subcategory.slug)} tabIndex={tabIndex}>
              {subcategory.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
