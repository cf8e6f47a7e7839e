import { hasFeature, publicName } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Field } from '@nkm/ui';
import { useRef } from 'react';
import { messages } from './dialog-messages';
import { ReviewFields } from './review-fields';
import styles from '../../page/page-form.module.css';
import { sendReview } from './send-review';
import { useReviewForm } from './use-review-form';

const texts = messages.reviewPage;

interface ReviewProductFormProps {
  invoiceId: number;
  productId: number;
  onSent: () => void;
  onOutdated: () => void;
}

/** The form of /review-product: stars, title, name and details (ORD-SCR-021). */
export function ReviewProductForm({ invoiceId, productId, ...events }: ReviewProductFormProps) {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useReviewForm({
    ...events,
    area,
    draftKey: `draft:review:${invoiceId}:${productId}`,
    send: (review) => sendReview(platform, { ...review, invoiceId, productId }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <ReviewFields
        form={form}
        area={area}
        legends={texts}
        withPhotos={hasFeature(platform.settings, 'photos')}
        title={
          <>
            <Field
              label={texts.title}
              hint={texts.titleHint}
              autoComplete="off"
              value={form.draft.title ?? ''}
              onChange={({ target }) => form.change({ title: target.value })}
            />
            <Field label={texts.name} hint={texts.nameHint} value={user ? publicName(user) : ''} readOnly />
          </>
        }
      />
      <Button type="submit" variant="main" busy={form.busy} aria-disabled={!form.canSend}>
        {texts.submit}
      </Button>
    </form>
  );
}
