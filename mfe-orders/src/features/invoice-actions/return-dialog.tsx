import { countCharacters, type Invoice, RETURN_COMMENT_MAX, RETURN_REASONS, tidyText } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Dialog, Select, TextArea } from '@nkm/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isUnverified } from '../../photos/is-unverified';
import { PhotoField } from '../../photos/photo-field';
import { useDraft } from '../../draft/use-draft';
import { chosenItems } from './chosen-items';
import { messages } from './dialog-messages';
import { requestReturn } from './request-return';
import { EMPTY_RETURN, isReturnDraft } from './return-draft';
import { ReturnItems } from './return-items';
import { messages as words } from './return-messages';
import { ReturnTerms } from './return-terms';
import { type ReturnableLine, returnableLines } from './returnable-lines';
import styles from './review-dialog.module.css';
import { useQuote } from './use-quote';
import { wayOf, WayBackChoice } from './way-back-choice';

const texts = messages.return;

interface ReturnDialogProps {
  invoice: Invoice;
  onSent: () => void;
  /** The page shows an outdated invoice. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Requests a return: items, reason, text and photos. The draft stays until the server has stored it. */
export function ReturnDialog({ invoice, onSent, onOutdated, onClose }: ReturnDialogProps) {
  const platform = usePlatform();
  const form = useId();
  // Reloaded orders must not take a line from the open form.
  const [lines] = useState(() => returnableLines(invoice, serverNow(platform)));
  const { draft, change, forget } = useDraft(`draft:return:${invoice.id}`, {
    empty: { ...EMPTY_RETURN, units: preselect(lines) },
    isDraft: isReturnDraft,
  });
  const [photos, setPhotos] = useState<File[]>([]);
  const stored = useRef(new Map<File, string>());
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});

  const quoted = useQuote(invoice.id, { items: chosenItems(lines, draft), reason: draft.reason });
  const quote = quoted?.quote ?? null;
  const { way, stationId } = wayOf(quote, draft);

  const length = countCharacters(tidyText(draft.comment));
  const faults = {
    items: !lines.some(({ key }) => draft.units[key]) && texts.itemsRequired,
    reason: draft.reason === '' && texts.reasonRequired,
    comment: length === 0 && texts.commentRequired,
    // Without a station, the items of a pickup go back to that of the order.
    station: way === 'station' && stationId === null && quote?.hand_over.by === 'courier' && words.stationRequired,
  };
  const tooLong = length > RETURN_COMMENT_MAX && texts.tooLong;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(faults).some(Boolean) || tooLong) return focusFault(event.currentTarget);
    if (busy) return;
    setBusy(true);
    try {
      await requestReturn(platform, {
        invoiceId: invoice.id,
        lines,
        draft,
        stationId,
        photos,
        stored: stored.current,
      });
      forget();
      platform.toast('success', texts.done);
      onSent();
    } catch (error) {
      setBusy(false);
      showError(error);
    }
  }
  function showError(error: unknown) {
    platform.toastError(error);
    if (!(error instanceof ApiError)) return;
    const of = (field: string) => Object.entries(error.errors).find(([name]) => name.startsWith(field))?.[1][0];
    const email = isUnverified(error) ? error.message : undefined;
    setRefused({
      items: of('items'),
      reason: of('reason'),
      comment: of('comment'),
      station: of('station_id'),
      photos: of('photo'),
      email,
    });
    if (email !== undefined) return;
    if (![403, 404, 409].includes(error.status)) return;
    onOutdated();
    onClose(); // the draft stays stored
  }
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="main" busy={busy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{texts.intro}</p>
        <ReturnItems
          lines={lines}
          units={draft.units}
          error={(checked && faults.items) || refused.items}
          onChange={(units) => change({ units })}
        />
        <Select
          label={texts.reason}
          placeholder={texts.chooseReason}
          options={RETURN_REASONS.map((value) => ({ value, label: value }))}
          required
          value={draft.reason}
          error={(checked && faults.reason) || refused.reason}
          onChange={({ target }) => change({ reason: target.value as (typeof draft)['reason'] })}
        />
        <TextArea
          label={texts.comment}
          rows={4}
          required
          value={draft.comment}
          hint={texts.counter(length)}
          error={tooLong || (checked && faults.comment) || refused.comment}
          onChange={({ target }) => {
            setRefused({ ...refused, comment: undefined });
            change({ comment: target.value });
          }}
        />
        <PhotoField
          label={texts.photos}
          hint={texts.photosHint}
          error={refused.photos ?? refused.email}
          mustVerify={refused.email !== undefined}
          files={photos}
          disabled={busy}
          onChange={(next) => {
            setRefused({ ...refused, photos: undefined, email: undefined });
            setPhotos(next);
          }}
        />
        {quote && (
          <WayBackChoice
            quote={quote}
            way={way}
            stationId={stationId}
            error={(checked && faults.station) || refused.station}
            onChange={(changes) => {
              setRefused({ ...refused, station: undefined });
              change(changes);
            }}
          />
        )}
        {quoted && <ReturnTerms quoted={quoted} />}
      </form>
    </Dialog>
  );
}

/** A single line is what the shopper returns. */
const preselect = (lines: readonly ReturnableLine[]): Record<string, number> =>
  lines.length === 1 ? { [lines[0]!.key]: lines[0]!.left } : {};

/** The errors appear with the next render. */
function focusFault(form: HTMLFormElement) {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')?.focus());
}
