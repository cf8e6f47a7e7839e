import { hasFeature, totalPages } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Dialog, FailurePanel, Select, Skeleton } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from '../messages';
import { useLoaded } from '../use-loaded';
import { getReviews, type ReviewsPage } from './get-reviews';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';

export interface AllReviewsProps {
  productId: number;
  open: ReviewsPage;
  onShow: (part: ReviewsPage) => void;
  onVoted: () => void;
  onClose: () => void;
}

const STARS = [null, 5, 4, 3, 2, 1];

/** All reviews of a product, page by page. */
export function AllReviews({ productId, open, onShow, onVoted, onClose }: AllReviewsProps) {
  const { page, stars } = open;
  const platform = usePlatform();
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) => getReviews(platform, productId, { page, stars }, signal),
      [platform, productId, page, stars],
    ),
  );
  const { status, data: shown } = loaded;
  const last = shown ? totalPages(shown.pagination) : 1;
  // The address can name a page that no longer exists: Prev leads to the last one.
  const step = (to: number, label: string) => (
    <Button size="s" aria-disabled={to < 1 || to > last} onClick={() => onShow({ page: to, stars })}>
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      size="l"
      title={messages.reviews}
      onClose={onClose}
      actions={
        (last > 1 || page > 1) && (
          <div className={styles.steps} role="group" aria-label={messages.pages}>
            {step(Math.min(page - 1, last), messages.previous)}
            <span aria-live="polite">{page <= last && messages.pageOf(page, last)}</span>
            {step(page + 1, messages.next)}
          </div>
        )
      }
    >
      {hasFeature(platform.settings, 'review-stars') && (
        <div className={styles.filter}>
          <Select
            label={messages.rating}
            value={stars ?? ''}
            options={STARS.map((count) => ({
              value: count ?? '',
              label: count === null ? messages.allStars : messages.starShare(count),
            }))}
            onChange={({ target }) => onShow({ page: 1, stars: Number(target.value) || null })}
          />
        </div>
      )}
      {status === 'failed' && <FailurePanel title={messages.reviewsUnavailable} onRetry={loaded.retry} />}
      {status === 'loading' && (
        <div role="status" aria-label={messages.loadingReviews}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {shown?.data.length === 0 && (
        <p>{stars !== null && page === 1 ? messages.noReviewsWith(stars) : messages.noReviewsHere}</p>
      )}
      {shown && (
        <ul className={styles.list}>
          {shown.data.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              onVoted={() => {
                loaded.refresh();
                onVoted();
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
