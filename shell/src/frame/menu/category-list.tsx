import { Accordion, useFollowLinks } from '@nkm/ui';
import { useDeferredValue } from 'react';
import { paths } from '../../app/paths';
import { useCategoryTree } from './category-tree';
import { messages } from './messages';
import styles from './mobile-menu.module.css';
import { TypeLinks } from './type-links';

/** An accordion of categories with their types and subcategories. One category is open at a time. */
export function CategoryList({ onFollow }: { onFollow(): void }) {
  const categories = useCategoryTree();
  const everything = useDeferredValue(true, false); // render the visible links first
  const follow = useFollowLinks(onFollow);
  return (
    // The handler only reacts to presses of the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={follow}>
      <a href={paths.shop} className={styles.everything}>
        {messages.allProducts}
      </a>
      {categories.map(({ title, slug, icon, types }) => (
        <Accordion
          key={slug}
          name="categories"
          title={
            <span className={styles.category}>
              {icon && <img src={icon} alt="" width="32" height="32" loading="lazy" />}
              <span>{title}</span>
            </span>
          }
        >
          <a href={paths.category(slug)} className={styles.all}>
            {messages.allOf(title)}
          </a>
          {everything &&
            types.map((type) => (
              <TypeLinks key={type.id} type={type} titleClass={styles.type} linksClass={styles.links} />
            ))}
        </Accordion>
      ))}
    </div>
  );
}
