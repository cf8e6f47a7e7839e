import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import styles from './forgot-link.module.css';
import { prepareForgotDialog } from './deferred-forgot-dialog';
import type { Arrival } from './use-forgot-address';

const ARRIVAL: Arrival = { cameByLink: true };

/** Opens the forgot-password dialog; `onOpen` receives the email in the sign-in form. */
export function ForgotLink({ onOpen }: { onOpen: (email: string) => void }) {
  const { search } = useLocation();
  return (
    <Link
      to={paths.forgotPassword(search)}
      state={ARRIVAL}
      preventScrollReset
      className={styles.link}
      aria-haspopup="dialog"
      onFocus={prepareForgotDialog}
      onPointerEnter={prepareForgotDialog}
      onClick={({ currentTarget }) => onOpen(emailIn(currentTarget.closest('form')))}
    >
      {messages.signIn.forgot}
    </Link>
  );
}

function emailIn(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}
