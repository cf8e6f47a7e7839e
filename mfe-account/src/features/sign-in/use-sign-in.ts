import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { codeFailureOf } from '../../code/code-failure';
import type { CodeOutcome } from '../../code/code-form';
import { messages } from '../../messages';
import { finishSignIn } from './finish-sign-in';
import { keepLoginStep, restoreLoginStep } from './keep-login-step';
import { expireStep, type LoginStep } from './login-step';
import { useLoginCaptcha } from './use-login-captcha';
import { openerOfShop } from './opener';
import { type Credentials, isCaptchaDemand, isComplete, requestCode } from './request-code';
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
  const captcha = useLoginCaptcha();
  /** The code whose answer did not come: it may have been taken. */
  const unanswered = useRef('');

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
      // It is shown at the form, where what was typed still is.
      if (isCaptchaDemand(cause)) moveTo(null);
      setError(failure.text);
      platform.toastError(cause);
      if (failure.needsNewCode && step && kind === 'code') moveOn(expireStep(step, Date.now()));
      return failure.retryable ? 'failed' : 'refused';
    } finally {
      working.current = false;
      setWork(null);
    }
  }

  function moveOn(next: LoginStep) {
    setStep(next);
    keepLoginStep(next);
  }

  /** Sends what the form holds, with a captcha where the server asked for one. */
  async function askForCode(credentials: Credentials) {
    try {
      moveTo(await requestCode(platform, captcha.addTo(credentials)));
    } catch (cause) {
      captcha.spend(cause);
      throw cause;
    }
    captcha.end();
  }

  async function resend() {
    const credentials = readForm();
    // After a reload the form no longer holds the password, and we never keep it.
    if (!isComplete(credentials)) {
      moveTo(null);
      setError(messages.code.passwordAgain);
      return;
    }
    const outcome = await run('resend', () => askForCode(credentials));
    if (outcome === 'done') platform.toast('success', messages.code.resent);
  }

  return {
    step,
    error,
    work,
    captcha,
    /** Signed in: a popup closes now, a tab goes on. */
    done,
    submit: () => run('password', () => askForCode(readForm())),
    verify: (code: string) =>
      run('code', async () => {
        if (!step) return;
        const isRepeat = unanswered.current === code;
        unanswered.current = code;
        const session = await verifyCode(platform, step, code).catch((cause: unknown) => {
          const isAnswered = cause instanceof ApiError && cause.status !== 0;
          if (isAnswered) unanswered.current = '';
          // Its first answer got lost, and the server does not take it again: only a new one helps.
          if (isRepeat && isAnswered && cause.status === 422) moveOn(expireStep(step, Date.now()));
          throw cause;
        });
        unanswered.current = '';
        moveTo(null);
        setDone(openerOfShop() ? 'popup' : 'tab');
        await finishSignIn(platform, session);
      }),
    resend,
    leave: () => moveTo(null),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
