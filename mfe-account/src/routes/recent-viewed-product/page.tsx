import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState, Pagination, ProductCard, ProductGrid } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../pagination/page-of';
import { messages } from '../../features/recently-viewed/messages';
import { paths } from '../../paths';
import styles from '../account-page.module.css';
import type { Data } from './data';

/** Products per page (ACC-CONST-013). */
const PER_PAGE = 6;
/** Cards in the first view of a phone. */
const FIRST_ROW = 2;
const LIST = 'viewed-products';

/** /recent-viewed-product: six products to a page. */
export default function RecentlyViewed({ data: { products, withdrawn } }: ScreenProps<Data>) {
  const [query] = useSearchParams();
  const { shown, page, pages } = pageOf(products, PER_PAGE, query);
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ title: messages.home, to: paths.home }, { title: messages.account }, { title: messages.heading }]}
      />
      <h1>{messages.heading}</h1>
      {withdrawn > 0 && <p className={styles.intro}>{messages.withdrawn(withdrawn)}</p>}
      {products.length === 0 ? (
        <EmptyState
          title={messages.empty}
          action={
            <Button to={paths.shop} variant="main">
              {messages.goShopping}
            </Button>
          }
        >
          {messages.emptyHint}
        </EmptyState>
      ) : (
        <div id={LIST}>
          <ProductGrid label={messages.heading}>
            {shown.map((product, index) => (
              <ProductCard key={product.id} product={product} heading="h2" priority={index < FIRST_ROW} />
            ))}
          </ProductGrid>
        </div>
      )}
      <Pagination page={page} totalPages={pages} hrefOf={paths.recentlyViewed} controls={LIST} label={messages.pages} />
    </div>
  );
}
