import { Button, Dialog } from '@nkm/ui';
import { type ReactNode, useId, useRef } from 'react';
import { messages } from './dialog-messages';
import type { ReviewToSend } from './review-draft';
import styles from './review-dialog.module.css';
import { ReviewFields } from './review-fields';
import { useReviewForm } from './use-review-form';

const texts = messages.review;

interface ReviewDialogProps {
  title: string;
  /** Shown above the stars: the product or the seller. */
  about: ReactNode;
  legends: { stars: string; comment: string };
  withPhotos?: boolean;
  /** Storage key of the draft. */
  draftKey: `draft:${string}`;
  /** Rejects with an `ApiError`. */
  send: (review: ReviewToSend) => Promise<void>;
  onSent: () => void;
  /** The page is older than the server's data, so the orders must be reloaded. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Stars and a text for a product or a seller. */
export function ReviewDialog({ title, about, legends, withPhotos = false, onClose, ...options }: ReviewDialogProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useReviewForm({ ...options, area });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="main" busy={form.busy} aria-disabled={!form.canSend}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {about}
        <ReviewFields form={form} area={area} legends={legends} withPhotos={withPhotos} />
      </form>
    </Dialog>
  );
}
