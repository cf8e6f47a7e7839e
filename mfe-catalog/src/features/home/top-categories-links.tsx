import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import pills from '../../products/pills.module.css';

const HEADING_ID = 'top-categories';

/** Links to the most popular subcategories (CAT-SCR-009); nothing when the shop has none of them. */
export function TopCategoriesLinks({ categories }: { categories: readonly { title: string; slug: string }[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={page.part} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{messages.home.topCategories}</h2>
      <ul className={pills.row}>
        <li>
          <Link className={pills.pill} to={paths.shop()}>
            {messages.listing.shop}
          </Link>
        </li>
        {categories.map(({ title, slug }) => (
          <li key={slug}>
            <Link className={pills.pill} to={paths.subcategory(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
