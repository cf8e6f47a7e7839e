import { Accordion, useFollowLinks } from '@nkm/ui';
import { useDeferredValue } from 'react';
import { paths } from '../paths';
import { useCategoryTree } from './category-tree';
import { messages } from './messages';
import styles from './mobile-menu.module.css';
import { TypeLinks } from './type-links';

/** Category, then type, then subcategory, one category open at a time. */
export function CategoryList({ onFollow }: { onFollow(): void }) {
  const categories = useCategoryTree();
  const everything = useDeferredValue(true, false); // what is seen first comes first
  const follow = useFollowLinks(onFollow);
  return (
    // What happens here happens to one of its links.
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
              {title}
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
