import type { Review } from '@nkm/contracts';
import { Avatar, Badge, Stars } from '@nkm/ui';
import { HelpfulVote } from './helpful-vote';
import { lagosDate } from '@nkm/contracts/lagos-time';
import { messages } from '../messages';
import styles from './reviews.module.css';

export function ReviewItem({ review, onVoted }: { review: Review; onVoted: () => void }) {
  const { name, avatar, stars, comment, created_at, verified, photos = [] } = review;
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <Avatar name={name} src={avatar} size="s" />
        <strong>{name}</strong>
        <Stars rating={stars} />
        {verified && <Badge tone="good">{messages.verified}</Badge>}
        <time className={styles.date} dateTime={created_at}>
          {lagosDate(created_at)}
        </time>
      </div>
      <p className={styles.comment}>{comment}</p>
      {photos.length > 0 && (
        <p className={styles.photos}>
          {photos.map((photo, index) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={messages.photoOf(index + 1, name)} loading="lazy" width="80" height="80" />
            </a>
          ))}
        </p>
      )}
      <HelpfulVote review={review} onVoted={onVoted} />
    </li>
  );
}
