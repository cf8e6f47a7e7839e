import { usePlatform } from '@nkm/platform';
import { messages } from '../../messages';
import { changePassword, tellFailure } from './change-password';
import { checkPasswordChange } from './check-passwords';
import { PasswordForm } from './password-form';

const texts = messages.password;
const FIELDS = [
  { name: 'current', label: texts.current, autoComplete: 'current-password' },
  { name: 'new', label: texts.new, autoComplete: 'new-password' },
  { name: 'confirm', label: texts.confirm, autoComplete: 'new-password' },
] as const;

/** Current, new and repeated password (ACC-SCR-026). */
export function ChangePasswordForm() {
  const platform = usePlatform();
  return (
    <PasswordForm
      fields={FIELDS}
      check={checkPasswordChange}
      send={(change) => changePassword(platform, change)}
      onFailure={(cause) => tellFailure(platform, cause)}
    />
  );
}
