import { countCharacters, PHOTOS_MAX } from '@nkm/contracts';
import { Notice, StarPicker, TextArea } from '@nkm/ui';
import type { ReactNode, Ref } from 'react';
import { PhotoField } from '../../photos/photo-field';
import { messages } from './dialog-messages';
import { reviewText } from './review-draft';
import type { ReviewForm } from './use-review-form';

const texts = messages.review;

interface ReviewFieldsProps {
  form: ReviewForm;
  area: Ref<HTMLTextAreaElement>;
  legends: { stars: string; comment: string };
  /** Shown between the stars and the text. */
  title?: ReactNode;
  withPhotos: boolean;
}

/** Stars, a text, and photos of the product. */
export function ReviewFields({ form, area, legends, title, withPhotos }: ReviewFieldsProps) {
  const { draft, faults } = form;
  return (
    <>
      {form.refused !== null && <Notice tone="warning" title={form.refused} />}
      <StarPicker
        legend={legends.stars}
        value={draft.stars}
        hint={texts.chooseStars}
        error={faults.stars}
        onChange={(stars) => form.change({ stars })}
      />
      {title}
      <TextArea
        ref={area}
        label={legends.comment}
        placeholder={texts.placeholder}
        rows={5}
        required
        value={draft.comment}
        hint={`${texts.counter(countCharacters(reviewText(draft)))}. ${texts.isPublic}`}
        error={faults.comment}
        onBlur={form.check}
        onChange={({ target }) => form.change({ comment: target.value })}
      />
      {withPhotos && (
        <PhotoField
          label={texts.photos}
          hint={texts.photosHint(PHOTOS_MAX)}
          error={faults.photos}
          mustVerify={form.mustVerify}
          files={form.photos}
          disabled={form.busy}
          onChange={form.choosePhotos}
        />
      )}
    </>
  );
}
