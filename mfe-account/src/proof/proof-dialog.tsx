import { Button, Dialog, FailurePanel, Notice, PasswordField, Spinner } from '@nkm/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { canUsePasskeys } from '../webauthn/can-use-passkeys';
import { useSecurityList } from '../security-list/use-security-list';
import { messages } from './messages';
import styles from './proof-dialog.module.css';
import { useProof } from './use-proof';

export interface ProofDialogProps {
  title: string;
  /** What the change does. */
  children: ReactNode;
  submit: string;
  submitting: string;
  danger?: boolean;
  onClose(): void;
  /** Makes the change and closes the dialog. Rejects with `ApiError`, which the dialog shows. */
  onConfirm(password?: string): Promise<void>;
}

/** The answer of `GET /users/me/proof` (ours). */
interface Proofs {
  password: boolean;
  passkey: boolean;
  given: boolean;
}

/** Asks for the password or a passkey before a change of the access to the account. */
export function ProofDialog({ title, children, submit, submitting, danger, onClose, onConfirm }: ProofDialogProps) {
  const { list: proofs, retry } = useSecurityList<Proofs>('/users/me/proof');
  const { work, failure, submit: send, usePasskey } = useProof(onConfirm);
  const form = useId();
  const isReady = typeof proofs === 'object';
  const asksPassword = isReady && proofs.password && !proofs.given;
  const offersPasskey = isReady && proofs.passkey && !proofs.given && canUsePasskeys();
  const canSubmit = isReady && (proofs.given || proofs.password);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    send(asksPassword ? String(typed ?? '').trim() : null);
  }
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{canSubmit || offersPasskey ? messages.cancel : messages.close}</Button>
          {canSubmit && (
            <Button type="submit" form={form} variant={danger ? 'danger' : 'main'} busy={work === 'password'}>
              {work === 'password' ? submitting : submit}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        {children}
        {proofs === 'loading' && <Spinner label={messages.loading} />}
        {proofs === 'failed' && <FailurePanel title={messages.failed} onRetry={retry} />}
        {failure.text && <Notice tone="error">{failure.text}</Notice>}
        {asksPassword && (
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="current-password"
            required
            autoFocus
            error={failure.password}
          />
        )}
        {offersPasskey && (
          <p>
            <Button busy={work === 'passkey'} onClick={usePasskey}>
              {work === 'passkey' ? messages.passkeyWorking : messages.passkey}
            </Button>
          </p>
        )}
        {isReady && !canSubmit && !offersPasskey && <Notice tone="warning">{messages.signInAgain}</Notice>}
      </form>
    </Dialog>
  );
}
