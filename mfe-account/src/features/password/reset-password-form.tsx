import { ApiError, usePlatform } from '@nkm/platform';
import { messages } from '../../messages';
import { checkNewPassword } from './check-passwords';
import { PasswordForm } from './password-form';
import { resetPassword } from './reset-password';

const texts = messages.password;
const FIELDS = [
  { name: 'new', label: texts.new, autoComplete: 'new-password' },
  { name: 'confirm', label: texts.confirm, autoComplete: 'new-password' },
] as const;

interface ResetPasswordFormProps {
  /** From the emailed link. */
  token: string;
  /** The server accepted the password. */
  onDone: () => void;
  /** The server no longer accepts this link. */
  onDead: () => void;
}

/** New and repeated password (ACC-SCR-028). */
export function ResetPasswordForm({ token, onDone, onDead }: ResetPasswordFormProps) {
  const platform = usePlatform();
  return (
    <PasswordForm
      fields={FIELDS}
      check={checkNewPassword}
      send={async (passwords) => {
        await resetPassword(platform, { token, ...passwords }, onDone);
      }}
      onFailure={(cause) => {
        if (cause instanceof ApiError && isDeadLink(cause)) onDead();
        else platform.toastError(cause);
      }}
    />
  );
}

/** A server as documented names no field, but the form has already checked all other reasons. */
function isDeadLink({ status, errors }: ApiError): boolean {
  if ([401, 403, 404, 410].includes(status)) return true;
  return status === 422 && !('new' in errors) && !('confirm' in errors);
}
