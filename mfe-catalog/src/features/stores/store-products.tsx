import { Button, EmptyState, Pagination } from '@nkm/ui';
import { Form, Link } from 'react-router-dom';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import { ProductList } from '../../products/product-list';
import type { StorePage } from './load-store';
import { messages } from './messages';
import { storeHref } from './store-address';
import styles from './store-products.module.css';

const VIEWS = ['grid', 'list'] as const;

/** The products of a store, with search, subcategories, grid or list view and pages. */
export function StoreProducts({ page: data }: { page: StorePage }) {
  const { store, cards, total, pages, page, query, category, view } = data;
  const categories = store.categories ?? [];
  return (
    <div className={styles.products}>
      <Form className={styles.search} role="search" aria-label={messages.search} action={paths.store(store.id)}>
        <input
          key={query}
          className={styles.box}
          type="search"
          name="q"
          aria-label={messages.search}
          placeholder={messages.search}
          defaultValue={query}
          maxLength={200}
        />
        {category !== null && <input type="hidden" name="category" value={category} />}
        {view === 'list' && <input type="hidden" name="view" value={view} />}
        <Button type="submit">{shared.listing.search}</Button>
      </Form>
      {categories.length > 1 && (
        <nav aria-label={messages.categories}>
          <ul className={pills.pills}>
            <FilterLink to={storeHref(store.id, { query, view })} current={category === null}>
              {messages.allCategories}
            </FilterLink>
            {categories.map(({ slug, title, count }) => (
              <FilterLink
                key={slug}
                to={storeHref(store.id, { query, view, category: slug })}
                current={category === slug}
              >
                {`${title} (${count})`}
              </FilterLink>
            ))}
          </ul>
        </nav>
      )}
      <header id="products" className={styles.header}>
        <h2>{query === '' ? messages.products : messages.found(query)}</h2>
        <p className={styles.total} role="status">
          {total > 0 && shared.listing.total(total)}
        </p>
        {total > 0 && (
          <ul className={pills.pills} aria-label={shared.listing.view}>
            {VIEWS.map((one) => (
              <FilterLink
                key={one}
                to={storeHref(store.id, { query, category, page, view: one })}
                current={one === view}
              >
                {shared.listing.views[one]}
              </FilterLink>
            ))}
          </ul>
        )}
      </header>
      {cards.length > 0 ? (
        <ProductList products={cards} view={view} label={messages.products} first />
      ) : (
        <EmptyState
          title={messages.noProducts}
          action={(query !== '' || category) && <Button to={paths.store(store.id)}>{messages.allProducts}</Button>}
        />
      )}
      <Pagination
        page={page}
        totalPages={pages}
        hrefOf={(target) => storeHref(store.id, { query, category, view, page: target })}
        controls="products"
        label={shared.listing.pages}
        prevLabel={shared.listing.previous}
        nextLabel={shared.listing.next}
      />
    </div>
  );
}

function FilterLink({ to, current, children }: { to: string; current: boolean; children: React.ReactNode }) {
  return (
    <li>
      <Link className={pills.pill} to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
        {children}
      </Link>
    </li>
  );
}
