import styles from './sign-up.module.css';
import { messages } from './messages';
import { STRENGTHS, strengthOf } from './password-strength';

/** The strength of the password (ACC-SCR-012). Screen readers announce a changed word, not each key press. */
export function PasswordStrengthLabel({ password, own }: { password: string; own: readonly string[] }) {
  const isEmpty = password === '';
  const strength = strengthOf(password, own);
  const reached = isEmpty ? -1 : STRENGTHS.indexOf(strength);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {STRENGTHS.map((name, index) => (
          <span key={name} data-on={index <= reached || undefined} />
        ))}
      </span>
      <p role="status">{!isEmpty && `${messages.strength} ${messages.strengths[strength]}`}</p>
    </div>
  );
}
