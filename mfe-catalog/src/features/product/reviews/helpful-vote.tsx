import type { Review } from '@nkm/contracts';
import { type Platform, usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { requireSignIn } from '../require-sign-in';
import { tellRefusal } from '../tell-refusal';
import styles from './reviews.module.css';

/** Votes whether a review was helpful (CAT-CALL-012). @throws ApiError 409 for a repeated vote */
async function voteOnReview({ api }: Pick<Platform, 'api'>, reviewId: number, helpful: boolean): Promise<void> {
  await api.post(`/products/review/${reviewId}/helpful`, { is_helpful: helpful ? 1 : 0 });
}

/** The helpful count of a review and the yes/no vote; a guest signs in first (CAT-ROLE-003). */
export function HelpfulVote({ review, onVoted }: { review: Review; onVoted: () => void }) {
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const [sent, setSent] = useState<'yes' | 'no' | null>(null);

  async function vote(answer: 'yes' | 'no') {
    setSent(answer);
    try {
      if (!(await requireSignIn(platform, `${pathname}${search}#reviews`))) return;
      await voteOnReview(platform, review.id, answer === 'yes');
      platform.toast('success', messages.voted);
      onVoted();
    } catch (error) {
      tellRefusal(platform, error);
    } finally {
      setSent(null);
    }
  }
  return (
    <div className={styles.vote}>
      {review.total_helps > 0 && <span>{messages.foundHelpful(review.total_helps)}</span>}
      <span role="group" data-scripted aria-label={`${messages.wasHelpful} ${review.name}`}>
        <span aria-hidden="true">{messages.wasHelpful}</span>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            size="s"
            variant="quiet"
            busy={sent === answer}
            aria-disabled={sent !== null}
            onClick={() => void vote(answer)}
          >
            {messages[answer]}
          </Button>
        ))}
      </span>
    </div>
  );
}
