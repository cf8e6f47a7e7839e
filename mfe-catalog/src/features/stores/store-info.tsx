import type { StoreReview } from '@nkm/contracts';
import { EmptyState, Pagination } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import type { StoreView } from './get-store';
import { messages } from './messages';
import { StoreReviewItem } from './store-review-item';
import styles from './store-info.module.css';

export interface StoreInfoProps {
  store: StoreView;
  reviews: readonly StoreReview[];
  page: number;
  pages: number;
}

/** Description, policies and reviews of a store. */
export function StoreInfo({ store, reviews, page, pages }: StoreInfoProps) {
  const { id, about, policies = [], since } = store;
  // Store ratings and product reviews have separate id sequences.
  const keyOf = (review: StoreReview) => `${review.product?.slug ?? ''} ${review.id}`;
  return (
    <div className={styles.info}>
      <section id="about">
        <h2>{messages.about}</h2>
        <p>{about || messages.noAbout}</p>
        {since && <p>{messages.since(since.slice(0, 4))}</p>}
      </section>
      <section id="policies">
        <h2>{messages.policies}</h2>
        {policies.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        {policies.length === 0 && <p>{messages.noPolicies}</p>}
        <p>
          <Link className={styles.link} to={paths.editorial('returns-policy')}>
            {messages.returnsPolicy}
          </Link>
        </p>
      </section>
      <section id="reviews">
        <h2>{messages.reviews(store.reviews)}</h2>
        {reviews.length > 0 ? (
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <StoreReviewItem key={keyOf(review)} review={review} />
            ))}
          </ul>
        ) : (
          <EmptyState title={messages.noReviews} />
        )}
        <Pagination
          page={page}
          totalPages={pages}
          hrefOf={(target) => `${paths.storeInfo(id)}${target > 1 ? `&page=${target}` : ''}#reviews`}
          controls="reviews"
          label={shared.listing.pages}
          prevLabel={shared.listing.previous}
          nextLabel={shared.listing.next}
        />
      </section>
    </div>
  );
}
