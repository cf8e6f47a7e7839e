import { usePlatform } from '@nkm/platform';
import { FailurePanel, Notice, Skeleton, VisuallyHidden } from '@nkm/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '../../messages';
import { loadSignUpForm } from './load-sign-up-form';
import styles from './sign-up-panel.module.css';

const texts = messages.signUp;

/** Sign-up: the server renders the heading, the browser loads the form. */
export function SignUpPanel() {
  const { settings } = usePlatform();
  return (
    <section className={styles.panel} aria-labelledby="sign-up">
      <h1 id="sign-up">{texts.heading}</h1>
      <p className={styles.intro}>{texts.intro(settings.brand)}</p>
      <p className={styles.intro}>{texts.next}</p>
      <noscript>
        <Notice tone="warning">{texts.needsScripts}</Notice>
      </noscript>
      <LateForm />
    </section>
  );
}

function LateForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isLeft = false;
    loadSignUpForm().then(
      ({ SignUpForm }) => isLeft || setForm(() => SignUpForm),
      () => isLeft || setFailed(attempt),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  if (Form) return <Form />;
  if (failed === attempt) return <FailurePanel title={texts.unavailable} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={styles.field} />
      <Skeleton shape="block" className={styles.field} />
    </div>
  );
}
