import { countCharacters, opinionFault, tidyText } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Dialog, Notice, StarPicker, TextArea } from '@nkm/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { messages } from './dialog-messages';
import type { Opinion } from './opinion';
import styles from './opinion-dialog.module.css';
import { useOpinionDraft } from './use-opinion-draft';

const texts = messages.opinion;

interface OpinionDialogProps {
  title: string;
  /** What it is about, above the stars. */
  about: ReactNode;
  legends: { stars: string; comment: string };
  /** Where the draft is kept. */
  draftKey: string;
  /** Rejects with an `ApiError`. */
  send: (opinion: Opinion) => Promise<void>;
  /** It was sent. */
  onSent: () => void;
  /** The server has what the page does not know yet: the orders should be loaded again. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Stars and a text, for a product or a seller. What was typed stays until the server has it (spec 2 §4, §5, §8). */
export function OpinionDialog(props: OpinionDialogProps) {
  const { title, about, legends, draftKey, send, onSent, onOutdated, onClose } = props;
  const platform = usePlatform();
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { opinion, change, forget } = useOpinionDraft(draftKey);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const fault = opinionFault(opinion.comment);
  const noStars = opinion.stars === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fault) area.current?.focus();
    if (fault || noStars || busy || refused !== null) return;
    setBusy(true);
    try {
      await send(opinion);
      forget();
      onSent();
    } catch (error) {
      tell(error);
      setBusy(false);
    }
  }
  function tell(error: unknown) {
    platform.toastError(error);
    if (!(error instanceof ApiError)) return;
    setTold(error.errors.comment?.[0] ?? null);
    if (error.status !== 409) return;
    // Done before, in another tab for example. The text stays in sight, but it cannot be sent.
    setRefused(error.message);
    forget();
    onOutdated();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="main" busy={busy} aria-disabled={noStars || refused !== null}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {refused !== null && <Notice tone="warning" title={refused} />}
        {about}
        <StarPicker
          legend={legends.stars}
          value={opinion.stars}
          hint={texts.chooseStars}
          error={checked && noStars && texts.starsRequired}
          onChange={(stars) => change({ stars })}
        />
        <TextArea
          ref={area}
          label={legends.comment}
          placeholder={texts.placeholder}
          rows={5}
          required
          value={opinion.comment}
          hint={`${texts.counter(countCharacters(tidyText(opinion.comment)))}. ${texts.isPublic}`}
          error={faultText() ?? told}
          onBlur={() => setChecked(checked || opinion.comment !== '')}
          onChange={({ target }) => {
            setTold(null);
            change({ comment: target.value });
          }}
        />
      </form>
    </Dialog>
  );
  /** Too long is told at once; too short not while the shopper is still typing. */
  function faultText(): string | null {
    if (fault === 'too long') return texts.tooLong;
    return fault === 'too short' && checked ? texts.tooShort : null;
  }
}
