import { Link } from 'react-router-dom';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';

/** Strings of the links between deal pages, separate so that these links do not load the flash deal strings. */
const messages = { more: 'More deals' } as const;

const { titles } = shared;
const LINKS = [
  { title: titles.flashDeals, to: paths.flashDeals() },
  { title: titles.hotDeals, to: paths.hotDeals() },
  { title: titles.shopByBrand, to: paths.shopByBrand() },
  { title: titles.stores, to: paths.stores() },
];

/** Links to the other deal pages. */
export function DealLinks() {
  return (
    <nav aria-label={messages.more}>
      <ul className={pills.row}>
        {LINKS.map(({ title, to }) => (
          <li key={to}>
            <Link className={pills.pill} to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
