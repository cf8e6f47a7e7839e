import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import type { KidsHomeData } from './load-kids-home';
import { messages } from './messages';

/** Links to the kids subcategories (CAT-SCR-082). */
export function KidsMenu({ menu }: Pick<KidsHomeData, 'menu'>) {
  if (menu.length === 0) return null;
  return (
    <nav aria-label={messages.menu}>
      <ul className={pills.row}>
        {menu.map(({ title, slug }) => (
          <li key={slug}>
            <Link className={pills.pill} to={paths.subcategory(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
