import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { isCaptchaDemand } from '../../captcha/captcha-demand';
import { useDemandedCaptcha } from '../../captcha/use-demanded-captcha';
import { codeFailureOf } from '../../login-code/code-failure';
import type { CodeOutcome } from '../../login-code/code-form';
import { finishSignIn } from '../../after-sign-in/finish-sign-in';
import { openerOfShop } from '../../after-sign-in/opener';
import { useOneRequest } from '../../one-request/use-one-request';
import { messages } from '../../messages';
import { keepLoginStep, restoreLoginStep } from './keep-login-step';
import { expireStep, type LoginStep } from './login-step';
import { type Credentials, isComplete, requestCode } from './request-code';
import { verifyCode } from './verify-code';

type Work = 'password' | 'code' | 'resend';

/**
 * The two steps of signing in: password, then code (ACC-RULE-003). `readForm` returns the values of the form; with
 * `stays`, another step on this page follows.
 */
export function useSignIn(readForm: () => Credentials, { stays }: { stays: boolean }) {
  const platform = usePlatform();
  const [step, setStep] = useState<LoginStep | null>(null);
  const [error, setError] = useState('');
  const request = useOneRequest<Work>();
  const [done, setDone] = useState<'popup' | 'tab' | null>(null);
  const captcha = useDemandedCaptcha();
  /** The newest code's step, also after its dialog was closed: a code that arrives late still works. */
  const latest = useRef<LoginStep | null>(null);
  /** A code whose response was lost, so that the server may have used it. */
  const unanswered = useRef('');

  useEffect(() => {
    const restored = restoreLoginStep(Date.now());
    latest.current = restored;
    setStep(restored);
  }, []);

  function moveTo(next: LoginStep | null) {
    moveOn(next);
    setError('');
  }

  function run(kind: Work, task: () => Promise<void>): Promise<CodeOutcome> {
    setError('');
    return request.run(kind, task, (cause) => {
      const failure = codeFailureOf(cause);
      // The form shows the captcha and still has its values.
      if (isCaptchaDemand(cause)) moveTo(null);
      setError(failure.text);
      platform.toastError(cause);
      if (failure.needsNewCode && step && kind === 'code') moveOn(expireStep(step, Date.now()));
      return failure.retryable ? 'failed' : 'refused';
    });
  }

  function moveOn(next: LoginStep | null) {
    if (next) latest.current = next;
    setStep(next);
    keepLoginStep(next);
  }

  const withToken = (credentials: Credentials): Credentials =>
    captcha.token === null ? credentials : { ...credentials, captchaToken: captcha.token };

  /** Sends the values of the form, with a captcha token if the server requires one. */
  async function askForCode(credentials: Credentials) {
    const earlier = latest.current?.email === credentials.email.trim() ? latest.current : null;
    try {
      moveTo(await requestCode(platform, withToken(credentials), earlier));
    } catch (cause) {
      captcha.spend(cause);
      throw cause;
    }
    captcha.end();
  }

  async function resend() {
    const credentials = readForm();
    // The password is never stored, so the form lacks it after a reload.
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
    work: request.work,
    captcha,
    /** Set after the sign-in: a popup closes now, a tab continues. */
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
          // The first response was lost and the server refuses the code now, so the shopper needs a new one.
          if (isRepeat && isAnswered && cause.status === 422) moveOn(expireStep(step, Date.now()));
          throw cause;
        });
        unanswered.current = '';
        latest.current = null;
        moveTo(null);
        setDone(openerOfShop() ? 'popup' : 'tab');
        await finishSignIn(platform, session, { stays });
      }),
    resend,
    leave: () => moveTo(null),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
