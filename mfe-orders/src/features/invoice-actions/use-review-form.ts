import { reviewFault } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { isUnverified } from '../../photos/is-unverified';
import { useDraft } from '../../draft/use-draft';
import { messages } from './dialog-messages';
import { EMPTY_REVIEW, isReviewDraft, type ReviewDraft, reviewText, type ReviewToSend } from './review-draft';

const texts = messages.review;

interface ReviewFormOptions {
  /** Takes the focus when the text is not valid. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Storage key of the draft. */
  draftKey: `draft:${string}`;
  /** Rejects with an `ApiError`. */
  send: (review: ReviewToSend) => Promise<void>;
  onSent: () => void;
  /** The page is older than the server's data, so the orders must be reloaded. */
  onOutdated: () => void;
}

interface ServerFaults {
  comment?: string | undefined;
  photos?: string | undefined;
  mustVerify?: boolean;
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** A form with stars, a text and photos. The draft stays until the server has stored it. */
export function useReviewForm({ area, draftKey, send, onSent, onOutdated }: ReviewFormOptions) {
  const platform = usePlatform();
  const { draft, change, forget } = useDraft(draftKey, { empty: EMPTY_REVIEW, isDraft: isReviewDraft });
  const [photos, setPhotos] = useState<File[]>([]);
  const stored = useRef(new Map<File, string>());
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [serverFaults, setServerFaults] = useState<ServerFaults>({});
  const fault = reviewFault(reviewText(draft));
  const noStars = draft.stars === 0;

  return {
    draft,
    photos,
    busy,
    /** The server has the review already, so it cannot be sent again. */
    refused,
    canSend: !noStars && refused === null,
    faults: {
      stars: checked && noStars ? texts.starsRequired : null,
      comment: textFault() ?? serverFaults.comment ?? null,
      photos: serverFaults.photos ?? null,
    },
    mustVerify: serverFaults.mustVerify ?? false,
    change(changes: Partial<ReviewDraft>) {
      setServerFaults({ ...serverFaults, comment: undefined });
      change(changes);
    },
    choosePhotos(files: File[]) {
      setServerFaults({ ...serverFaults, photos: undefined, mustVerify: false });
      setPhotos(files);
    },
    /** The shopper has left the text. */
    check: () => setChecked(checked || draft.comment !== ''),
    async submit(event: FormEvent) {
      event.preventDefault();
      setChecked(true);
      if (fault) area.current?.focus();
      if (fault || noStars || busy || refused !== null) return;
      setBusy(true);
      try {
        await send({ stars: draft.stars, comment: reviewText(draft), photos, stored: stored.current });
        forget();
        onSent();
      } catch (error) {
        showError(error);
        setBusy(false);
      }
    },
  };

  /** Reports a text that is too long at once, but one that is too short only after the shopper has left the field. */
  function textFault(): string | null {
    if (fault === 'too long') return texts.tooLong;
    return fault === 'too short' && checked ? texts.tooShort : null;
  }
  function showError(error: unknown) {
    platform.toastError(error);
    if (!(error instanceof ApiError)) return;
    const mustVerify = isUnverified(error);
    setServerFaults({
      comment: error.errors.comment?.[0],
      photos: mustVerify ? error.message : (error.errors.photos ?? error.errors.photo)?.[0],
      mustVerify,
    });
    if (error.status !== 409) return;
    // Already sent, for example in another tab. The text stays visible, but it cannot be sent again.
    setRefused(error.message);
    forget();
    onOutdated();
  }
}
