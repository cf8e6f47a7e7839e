import type { StoreReview } from '@nkm/contracts';
import { lagosDate } from '@nkm/contracts/lagos-time';
import { Avatar, Stars } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './store-info.module.css';

/** A review of one of the store's products, or a rating of the store itself. */
export function StoreReviewItem({ review }: { review: StoreReview }) {
  const { name, avatar, stars, comment, created_at, product } = review;
  return (
    <li className={styles.review}>
      <p className={styles.author}>
        <Avatar name={name} src={avatar} size="s" />
        <strong>{name}</strong>
        <Stars rating={stars} />
        <time dateTime={created_at}>{lagosDate(created_at)}</time>
      </p>
      <p>{comment}</p>
      <p>
        {product === null ? (
          messages.ratingOfStore
        ) : (
          <>
            {messages.reviewOf}{' '}
            <Link className={styles.link} to={paths.product(product.slug)}>
              {product.title}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
