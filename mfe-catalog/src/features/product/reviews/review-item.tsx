import type { Review } from '@nkm/contracts';
import { Avatar, Stars } from '@nkm/ui';
import { HelpfulVote } from './helpful-vote';
import { reviewDate } from '../lagos-date';
import styles from './reviews.module.css';

export function ReviewItem({ review, onVoted }: { review: Review; onVoted: () => void }) {
  const { name, avatar, stars, comment, created_at } = review;
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <Avatar name={name} src={avatar} size="s" />
        <strong>{name}</strong>
        <Stars rating={stars} />
        <time className={styles.date} dateTime={created_at}>
          {reviewDate(created_at)}
        </time>
      </div>
      <p className={styles.comment}>{comment}</p>
      <HelpfulVote review={review} onVoted={onVoted} />
    </li>
  );
}
