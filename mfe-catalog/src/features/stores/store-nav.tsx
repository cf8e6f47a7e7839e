import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import type { StoreView } from './get-store';
import { messages } from './messages';

/** Products, About, Policies, Reviews(n): the last three share one page (CAT-SCR-064). */
export function StoreNav({ store: { id, reviews }, on }: { store: StoreView; on: 'products' | 'info' }) {
  const info = paths.storeInfo(id);
  const links = [
    { title: messages.products, to: paths.store(id), current: on === 'products' },
    { title: messages.about, to: `${info}#about`, current: on === 'info' },
    { title: messages.policies, to: `${info}#policies` },
    { title: messages.reviews(reviews), to: `${info}#reviews` },
  ];
  return (
    <nav aria-label={messages.nav}>
      <ul className={pills.pills}>
        {links.map(({ title, to, current }) => (
          <li key={title}>
            <Link className={pills.pill} to={to} aria-current={current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
