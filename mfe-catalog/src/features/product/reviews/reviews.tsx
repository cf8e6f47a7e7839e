import type { Review } from '@nkm/contracts';
import { messages } from '../../../messages';
import type { ProductView } from '../product-view';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';
import { StarBreakdown } from './star-breakdown';

const { product: words } = messages;

/** The first reviews below their summary. `reviews` is null when they could not be had. */
export function Reviews({ product, reviews }: { product: ProductView; reviews: readonly Review[] | null }) {
  if (product.stars === 0) return <p>{words.noReviews}</p>;
  return (
    <div className={styles.reviews}>
      <StarBreakdown summary={product.star_summary} count={product.stars} />
      {reviews === null ? (
        <p>{words.reviewsUnavailable}</p>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
    </div>
  );
}
