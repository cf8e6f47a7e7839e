import type { MenuCategory } from '../../app/frame-content/categories-of';
import { paths } from '../../app/paths';
import styles from './mega-panel.module.css';
import { messages } from './messages';
import { TypeLinks } from './type-links';

/** The types and subcategories of one category, with one column per type. */
export function CategoryPane({ category: { title, slug, types } }: { category: MenuCategory }) {
  return (
    <div className={styles.pane} data-pane="">
      <p className={styles.all} data-column="">
        <a href={paths.category(slug)} tabIndex={-1}>
          {messages.allOf(title)}
        </a>
      </p>
      <div className={styles.types}>
        {types.map((type) => (
          <div key={type.id} data-column="">
            <TypeLinks type={type} titleClass={styles.type} linksClass={styles.links} tabIndex={-1} />
          </div>
        ))}
      </div>
    </div>
  );
}
