import { ApiError, type Platform, usePlatform, useTopic } from '@nkm/platform';
import { Button, Dialog, Field, TextArea } from '@nkm/ui';
import { CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { type FormEvent, useId, useState } from 'react';
import {
  checkContactMessage,
  type ContactFaults,
  type ContactMessage,
  LONGEST,
  nameLengthOf,
} from '../../../contact-form/check-contact-message';
import { messages as letter } from '../../../contact-form/messages';
import styles from './abuse-dialog.module.css';
import { EMPTY_REPORT } from './empty-report';
import { messages } from './messages';

interface AbuseReport extends ContactMessage {
  productId: number;
  captchaToken: string;
}

/** POST /abuse (CAT-CALL-014), which names the text `comment`. Resolves with the server's message. */
async function sendReport({ api }: Pick<Platform, 'api'>, report: AbuseReport): Promise<string> {
  const { productId: product_id, content: comment, ...rest } = report;
  const { message } = await api.post<{ message: string }>('/abuse', { ...rest, comment, product_id });
  return message;
}

export interface AbuseDialogProps {
  product: { id: number; title: string };
  /** The entered report, which survives a failed attempt. */
  report: ContactMessage;
  onChange: (report: ContactMessage) => void;
  onClose: () => void;
}

/** The abuse report for a product (CAT-SCR-033). Signed-in shoppers do not enter name and email. */
export function AbuseDialog({ product, report, onChange, onClose }: AbuseDialogProps) {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const captcha = useCaptcha();
  const form = useId();
  const [faults, setFaults] = useState<ContactFaults>({});
  const [busy, setBusy] = useState(false);
  const nameLength = nameLengthOf(platform.settings);
  const bind = (field: keyof ContactMessage) => ({
    label: letter[field],
    required: true,
    value: report[field],
    error: faults[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...report, [field]: target.value }),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf();
    setFaults(found);
    if (Object.keys(found).length > 0 || captcha.token === null || busy) return;
    setBusy(true);
    try {
      const sent = { ...report, productId: product.id, captchaToken: captcha.token };
      platform.toast('success', await sendReport(platform, sent));
      onChange(EMPTY_REPORT);
    } catch (error) {
      platform.toast('error', letter.notSent, error instanceof ApiError ? error.messages[0] : undefined);
    } finally {
      onClose(); // after success and failure (CAT-RULE-008)
    }
  }
  function faultsOf(): ContactFaults {
    const { name, email, ...others } = checkContactMessage(report, captcha.token, nameLength);
    return user ? others : { ...(name && { name }), ...(email && { email }), ...others };
  }
  return (
    <Dialog
      open
      title={messages.title(product.title)}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="main" busy={busy} disabled={captcha.token === null}>
          {letter.send}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {!user && (
          <>
            <Field {...bind('name')} hint={letter.nameHint(nameLength.max)} autoComplete="given-name" />
            <Field {...bind('email')} type="email" autoComplete="email" maxLength={LONGEST.email} />
          </>
        )}
        <Field {...bind('subject')} maxLength={LONGEST.subject} />
        <TextArea {...bind('content')} rows={4} maxLength={LONGEST.content} />
        <CaptchaField captcha={captcha} />
        {faults.captcha && <p role="alert">{faults.captcha}</p>}
      </form>
    </Dialog>
  );
}
