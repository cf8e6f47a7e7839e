import { Link } from 'react-router-dom';
import { SellerLink } from '../seller-link/seller-link';
import { useShell } from '../../app/shell-context';
import styles from './category-bar.module.css';
import { paths } from '../../app/paths';
import { CategoryMenu } from './category-menu';
import { messages } from './messages';

/** For wide screens: the category menu, a link to each category, the seller link and the language. */
export function CategoryBar() {
  const { frame } = useShell();
  return (
    <nav className={styles.bar} aria-label={messages.categoryMenu}>
      <div className={styles.inner}>
        <CategoryMenu />
        <ul className={styles.ways}>
          <li>
            <Link to={paths.shop}>{messages.allProducts}</Link>
          </li>
          {frame.categories.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={paths.category(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
        <SellerLink className={styles.way} />
        <span className={styles.way} title={messages.language}>
          {messages.english}
        </span>
      </div>
    </nav>
  );
}
