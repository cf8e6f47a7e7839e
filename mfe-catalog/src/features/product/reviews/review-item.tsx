import type { Review } from '@nkm/contracts';
import { Icon, ProductImage, Stars } from '@nkm/ui';
import { messages } from '../../../messages';
import { reviewDate } from './review-date';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { review: Review }) {
  const { name, avatar, stars, comment, created_at, total_helps } = review;
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <span className={styles.avatar}>{avatar ? <ProductImage src={avatar} alt="" /> : <Icon name="user" />}</span>
        <strong>{name}</strong>
        <Stars rating={stars} />
        <time className={styles.date} dateTime={created_at}>
          {reviewDate(created_at)}
        </time>
      </div>
      <p className={styles.comment}>{comment}</p>
      {total_helps > 0 && <p className={styles.helpful}>{messages.product.foundHelpful(total_helps)}</p>}
    </li>
  );
}
