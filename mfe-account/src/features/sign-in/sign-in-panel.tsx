import { usePlatform } from '@nkm/platform';
import { Notice } from '@nkm/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { CodeDialog } from './code-dialog';
import { LoginForm } from './login-form';
import { fillEmail, readForm } from './read-form';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in';

/** With `stays`, another step on this page follows the sign-in. */
export function SignInPanel({ help, stays = false }: { help: ReactNode; stays?: boolean }) {
  const { settings } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const signIn = useSignIn(() => readForm(form.current), { stays });
  const email = signIn.step?.email ?? '';
  useEffect(() => fillEmail(form.current, email), [email]);

  if (signIn.done) return <Notice tone="success">{messages.code.done[signIn.done]}</Notice>;
  return (
    <section className={styles.panel} aria-labelledby="sign-in">
      <h1 id="sign-in">{messages.signIn.heading}</h1>
      <p className={styles.intro}>{messages.signIn.intro(settings.brand)}</p>
      <noscript>
        <Notice tone="warning">{messages.signIn.needsScripts}</Notice>
      </noscript>
      <LoginForm
        form={form}
        busy={signIn.work === 'password'}
        error={signIn.step ? '' : signIn.error}
        onSubmit={() => void signIn.submit()}
        help={help}
        captcha={signIn.captcha}
      />
      <CodeDialog signIn={signIn} />
    </section>
  );
}
