import { readText, type TrackedOrder } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { Button, Field, Notice } from '@nkm/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './messages';
import styles from '../../page/page-form.module.css';

interface TrackRequest {
  /** Of an order or an invoice, or a tracking code. */
  reference: string;
  /** Phone number or email address of the shopper. */
  contact: string;
}

/** POST /orders/track. Rejects with an ApiError: 404 when they do not match, 429 after too many attempts. */
async function trackOrder({ api }: Pick<Platform, 'api'>, request: TrackRequest): Promise<TrackedOrder> {
  const { data } = await api.post<{ data: TrackedOrder }>('/orders/track', request);
  return data;
}

const texts = messages.track;

/** Asks for the number of an order and its contact. The fields are uncontrolled: a failure clears nothing. */
export function TrackForm({ reference, onFound }: { reference: string; onFound: (order: TrackedOrder) => void }) {
  const platform = usePlatform();
  const [faults, setFaults] = useState<Partial<Record<keyof TrackRequest, string>>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { elements } = event.currentTarget;
    const field = (name: keyof TrackRequest) => elements.namedItem(name) as HTMLInputElement;
    const wanted = { reference: readText(field('reference').value), contact: field('contact').value.trim() };
    const found = {
      ...(wanted.reference === '' && { reference: texts.referenceRequired }),
      ...(readText(wanted.contact) === '' && { contact: texts.contactRequired }),
    };
    setFaults(found);
    setRefused(null);
    const [first] = Object.keys(found) as (keyof TrackRequest)[];
    if (first) return field(first).focus();
    setBusy(true);
    try {
      onFound(await trackOrder(platform, wanted));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.messages[0]!);
    } finally {
      setBusy(false);
    }
  }
  return (
    // Without scripts it cannot be sent: with method "dialog", the button keeps the typed text.
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused !== null && (
        <div role="alert">
          <Notice tone="warning" title={refused} />
        </div>
      )}
      <Field
        label={texts.reference}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={reference}
        hint={texts.referenceHint}
        error={faults.reference}
        required
      />
      <Field
        label={texts.contact}
        name="contact"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint={texts.contactHint}
        error={faults.contact}
        required
      />
      <Button type="submit" variant="main" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
