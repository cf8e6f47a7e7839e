import { FIRST_REVIEWS, type Review } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../messages';
import type { ProductView } from '../product-view';
import type { AllReviewsProps } from './all-reviews';
import { getFirstReviews } from './get-first-reviews';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';
import { StarBreakdown } from './star-breakdown';
import { useReviewsAddress } from './use-reviews-address';

/** The summary, the first reviews and a button to all reviews. `loaded` is null when loading failed. */
export function Reviews({ product, loaded }: { product: ProductView; loaded: readonly Review[] | null }) {
  const platform = usePlatform();
  const [reviews, setReviews] = useState(loaded);
  const [All, setAll] = useState<ComponentType<AllReviewsProps> | null>(null);
  const { open, show, close } = useReviewsAddress();
  const isOpen = open !== null;
  const leave = useEffectEvent(close);
  useEffect(() => setReviews(loaded), [loaded]);
  // Loads the dialog on demand.
  useEffect(() => {
    if (!isOpen || All) return;
    let isCurrent = true;
    const load = async () => {
      try {
        const { AllReviews } = await import(/* webpackChunkName: "dialogs" */ './all-reviews');
        if (isCurrent) setAll(() => AllReviews);
      } catch {
        if (!isCurrent) return;
        platform.toast('error', messages.dialogUnavailable); // the next click tries again
        leave();
      }
    };
    void load();
    return () => void (isCurrent = false);
  }, [isOpen, All, platform]);
  if (product.stars === 0) return <p>{messages.noReviews}</p>;

  async function reload() {
    try {
      setReviews(await getFirstReviews(platform, product.id, new AbortController().signal));
    } catch (error) {
      platform.toastError(error); // the shown reviews stay
    }
  }
  return (
    <div className={styles.reviews}>
      <StarBreakdown summary={product.star_summary} count={product.stars} />
      {reviews === null ? (
        <p>
          {messages.reviewsUnavailable}{' '}
          <Button size="s" onClick={() => void reload()}>
            {messages.retry}
          </Button>
        </p>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} onVoted={() => void reload()} />
          ))}
        </ul>
      )}
      {product.stars > FIRST_REVIEWS && (
        <p>
          <Button onClick={() => show({ page: 1, stars: null })}>{messages.seeAllReviews}</Button>
        </p>
      )}
      {All && open && (
        <All productId={product.id} open={open} onShow={show} onVoted={() => void reload()} onClose={close} />
      )}
    </div>
  );
}
