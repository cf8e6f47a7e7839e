import type { MenuCategory } from '../frame/categories-of';
import { paths } from '../paths';

export interface TypeLinksProps {
  type: MenuCategory['types'][number];
  titleClass: string | undefined;
  linksClass: string | undefined;
  /** Of its links; -1 where arrow keys lead to them. */
  tabIndex?: number;
}

/** The subcategories of a type under its title, the last two levels of both menus (spec 1 §2.3). */
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
