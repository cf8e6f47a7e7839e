import { usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { codeFailureOf } from '../../code/code-failure';
import type { CodeOutcome } from '../../code/code-form';
import { messages } from '../../messages';
import { finishSignIn } from './finish-sign-in';
import { keepLoginStep, restoreLoginStep } from './keep-login-step';
import { expireStep, type LoginStep } from './login-step';
import { openerOfShop } from './opener';
import { type Credentials, isComplete, requestCode } from './request-code';
import { verifyCode } from './verify-code';

type Work = 'password' | 'code' | 'resend';

/** The two steps of signing in: password, then code (spec 1 §4). `readForm` gives what the form holds. */
export function useSignIn(readForm: () => Credentials) {
  const platform = usePlatform();
  const [step, setStep] = useState<LoginStep | null>(null);
  const [error, setError] = useState('');
  const [work, setWork] = useState<Work | null>(null);
  const [done, setDone] = useState<'popup' | 'tab' | null>(null);
  const working = useRef(false);

  useEffect(() => setStep(restoreLoginStep(Date.now())), []);

  function moveTo(next: LoginStep | null) {
    setStep(next);
    keepLoginStep(next);
    setError('');
  }

  /** One thing at a time: a second press while the first still runs does nothing. */
  async function run(kind: Work, task: () => Promise<void>): Promise<CodeOutcome> {
    if (working.current) return 'busy';
    working.current = true;
    setWork(kind);
    setError('');
    try {
      await task();
      return 'done';
    } catch (cause) {
      const failure = codeFailureOf(cause);
      setError(failure.text);
      platform.toastError(cause);
      if (failure.needsNewCode && step && kind === 'code') setStep(expireStep(step, Date.now()));
      return failure.retryable ? 'failed' : 'refused';
    } finally {
      working.current = false;
      setWork(null);
    }
  }

  async function resend() {
    const credentials = readForm();
    // After a reload the form no longer holds the password, and we never keep it.
    if (!isComplete(credentials)) {
      moveTo(null);
      setError(messages.code.passwordAgain);
      return;
    }
    const outcome = await run('resend', async () => moveTo(await requestCode(platform, credentials)));
    if (outcome === 'done') platform.toast('success', messages.code.resent);
  }

  return {
    step,
    error,
    work,
    /** Signed in: a popup closes now, a tab goes on. */
    done,
    submit: () => run('password', async () => moveTo(await requestCode(platform, readForm()))),
    verify: (code: string) =>
      run('code', async () => {
        if (!step) return;
        const session = await verifyCode(platform, step, code);
        moveTo(null);
        setDone(openerOfShop() ? 'popup' : 'tab');
        await finishSignIn(platform, session);
      }),
    resend,
    leave: () => moveTo(null),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
