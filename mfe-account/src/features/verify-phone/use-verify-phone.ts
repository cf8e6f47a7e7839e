import type { User } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { useDemandedCaptcha } from '../../captcha/use-demanded-captcha';
import { codeFailureOf } from '../../login-code/code-failure';
import type { CodeOutcome } from '../../login-code/code-form';
import { useOneRequest } from '../../one-request/use-one-request';
import { CONTACT_TAKEN, messages } from './messages';
import { confirmCode, postContact, requestCode } from './phone-calls';
import { keepPhoneStep, type PhoneStep, restorePhoneStep } from './phone-step';
import { readNumber } from './read-number';

type Work = 'number' | 'code' | 'resend';

/** The two steps of the verification: number, then code. */
export function useVerifyPhone(user: User) {
  const platform = usePlatform();
  const [step, setStep] = useState<PhoneStep | null>(() => restorePhoneStep(user.id, Date.now()));
  const [typed, setTyped] = useState(() => (step ? `+${step.contact}` : ''));
  const [error, setError] = useState('');
  const request = useOneRequest<Work>();
  const captcha = useDemandedCaptcha();

  function moveTo(next: PhoneStep | null, said = '') {
    setStep(next);
    keepPhoneStep(next);
    setError(said);
  }

  async function askForCode(contact: string) {
    let expiresAt: number | null;
    try {
      expiresAt = await requestCode(platform, contact, captcha.token);
    } catch (cause) {
      captcha.spend(cause);
      throw cause;
    }
    captcha.end();
    if (expiresAt === null) await addContact(contact);
    else moveTo({ userId: user.id, contact, expiresAt });
  }

  /** A number of another account starts the verification again (ACC-RULE-036). */
  async function addContact(contact: string) {
    try {
      await postContact(platform, contact);
      keepPhoneStep(null);
    } catch (cause) {
      const [first] = cause instanceof ApiError ? (cause.errors.contact ?? []) : [];
      if (first === undefined) throw cause;
      platform.toast('error', first);
      moveTo(first === CONTACT_TAKEN || step === null ? null : step, first);
    }
  }

  const fail = (cause: unknown): CodeOutcome => {
    const failure = codeFailureOf(cause);
    platform.toastError(cause);
    setError(failure.text);
    return failure.retryable ? 'failed' : 'refused';
  };

  return {
    step,
    typed,
    error,
    captcha,
    work: request.work,
    type: (text: string) => {
      setTyped(text);
      setError('');
    },
    submit: async () => {
      const contact = readNumber(typed);
      if (contact === null) return setError(messages.notMobile);
      setError('');
      await request.run('number', () => askForCode(contact), fail);
    },
    verify: async (code: string): Promise<CodeOutcome> => {
      if (!step) return 'busy';
      setError('');
      return request.run(
        'code',
        async () => {
          await confirmCode(platform, step.contact, code);
          await addContact(step.contact);
        },
        fail,
      );
    },
    resend: async () => {
      if (!step) return;
      if (captcha.isPending) return setError(messages.captchaPending);
      setError('');
      const outcome = await request.run('resend', () => askForCode(step.contact), fail);
      if (outcome === 'done') platform.toast('success', messages.code.resent);
    },
    leave: () => moveTo(null),
  };
}
