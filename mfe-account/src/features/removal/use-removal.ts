import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useRef, useState } from 'react';
import { codeFailureOf } from '../../code/code-failure';
import type { CodeOutcome } from '../../code/code-form';
import { messages } from '../../messages';
import { downloadData } from './download-data';
import { forgetShopper, goHome } from './leave-shop';
import { confirmDeletion, deactivate, requestDeletion } from './removal-calls';
import { codeIsGood, forgetDraft, keepDraft, readDraft, type RemovalDraft } from './removal-draft';
import { type RemovalAction, type RemovalAnswer, type RemovalStep, stepAfterAction, stepAfterAnswer, stepBefore } from './removal-step'; // prettier-ignore

export type RemovalWork = 'deactivate' | 'request' | 'code' | 'resend' | 'download';

/** The state and the actions of the account deletion dialogs (spec 2 §2, §4). */
export function useRemoval(user: User, onClose: () => void) {
  const platform = usePlatform();
  const [draft, setDraft] = useState(() => readDraft(platform, user.id));
  const [step, setStep] = useState<RemovalStep>(() => (codeIsGood(draft, Date.now()) ? 'code' : 'reason'));
  const [isDone, setDone] = useState(false);
  const [work, setWork] = useState<RemovalWork | null>(null);
  const [error, setError] = useState('');
  const working = useRef(false);

  function change(next: Partial<RemovalDraft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(platform, changed);
  }
  function goTo(next: RemovalStep) {
    setError('');
    setStep(next);
  }

  /** Runs one task at a time and ignores presses while it runs. */
  async function run(kind: RemovalWork, task: () => Promise<void>): Promise<CodeOutcome> {
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
      return failure.retryable ? 'failed' : 'refused';
    } finally {
      working.current = false;
      setWork(null);
    }
  }

  const askForCode = async () => change({ codeExpiresAt: await requestDeletion(platform, user.id, draft.reason) });

  async function rest() {
    // A server as documented lacks the call, so Deactivate just closes the dialog.
    if (!platform.settings.capabilities.includes('account-rest')) return onClose();
    const outcome = await run('deactivate', () => deactivate(platform, user.id));
    if (outcome !== 'done') return;
    forgetDraft(platform);
    platform.toast('success', messages.removal.deactivated, messages.removal.deactivatedMore);
    await goHome(platform);
  }

  return {
    step,
    isDone,
    work,
    error,
    reason: draft.reason,
    codeExpiresAt: draft.codeExpiresAt ?? 0,
    changeReason: (reason: string) => change({ reason }),
    giveReason: () => goTo('action'),
    back: () => {
      const before = stepBefore(step);
      if (before) goTo(before);
    },
    async choose(action: RemovalAction) {
      const next = stepAfterAction(action);
      if (next === 'deactivated') await rest();
      else goTo(next);
    },
    answer(answer: RemovalAnswer) {
      const next = stepAfterAnswer(answer);
      if (next !== 'closed') return goTo(next);
      forgetDraft(platform);
      onClose();
    },
    async verifyForm() {
      const outcome = await run('request', askForCode);
      if (outcome === 'done') goTo('code');
    },
    async resend() {
      const outcome = await run('resend', askForCode);
      if (outcome === 'done') platform.toast('success', messages.removal.code.resent);
    },
    confirm: (otp: string) =>
      run('code', async () => {
        await confirmDeletion(platform, user.id, otp);
        forgetShopper(platform);
        setDone(true);
      }),
    async download() {
      const outcome = await run('download', () => downloadData(platform));
      if (outcome === 'done') platform.toast('success', messages.removal.confirmation.downloaded);
    },
    async leave() {
      await goHome(platform);
      forgetShopper(platform); // data that other tabs stored while they signed out
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
