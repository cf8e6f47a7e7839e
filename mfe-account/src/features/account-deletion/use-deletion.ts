import { hasFeature, type User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useSettled } from '@nkm/ui';
import { useState } from 'react';
import { codeFailureOf } from '../../login-code/code-failure';
import type { CodeOutcome } from '../../login-code/code-form';
import { useOneRequest } from '../../one-request/use-one-request';
import { messages } from '../../messages';
import { downloadData } from './download-data';
import { forgetShopper, goHome } from './leave-shop';
import { confirmDeletion, deactivate, requestDeletion } from './deletion-calls';
import { codeIsGood, forgetDraft, keepDraft, readDraft, type DeletionDraft } from './deletion-draft';
import {
  type DeletionAction,
  type DeletionAnswer,
  type DeletionStep,
  stepAfterAction,
  stepAfterAnswer,
  stepBefore,
} from './deletion-step';

export type DeletionWork = 'deactivate' | 'request' | 'code' | 'resend' | 'download';

/** The state and the actions of the account deletion dialogs. */
export function useDeletion(user: User, onClose: () => void) {
  const platform = usePlatform();
  const [draft, setDraft] = useState(() => readDraft(platform, user.id));
  const [step, setStep] = useState<DeletionStep>(() => (codeIsGood(draft, Date.now()) ? 'code' : 'reason'));
  const isSettled = useSettled(step);
  const [isDone, setDone] = useState(false);
  const request = useOneRequest<DeletionWork>();
  const [error, setError] = useState('');

  function change(next: Partial<DeletionDraft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(platform, changed);
  }
  function goTo(next: DeletionStep) {
    setError('');
    setStep(next);
  }

  function run(kind: DeletionWork, task: () => Promise<void>): Promise<CodeOutcome> {
    setError('');
    return request.run(kind, task, (cause) => {
      const failure = codeFailureOf(cause);
      setError(failure.text);
      platform.toastError(cause);
      return failure.retryable ? 'failed' : 'refused';
    });
  }

  const askForCode = async () => change({ codeExpiresAt: await requestDeletion(platform, user.id, draft.reason) });

  async function rest() {
    // A server as documented lacks the call, so Deactivate just closes the dialog.
    if (!hasFeature(platform.settings, 'account-rest')) return onClose();
    const outcome = await run('deactivate', () => deactivate(platform, user.id));
    if (outcome !== 'done') return;
    forgetDraft(platform);
    platform.toast('success', messages.deletion.deactivated, messages.deletion.deactivatedMore);
    await goHome(platform);
  }

  return {
    step,
    isDone,
    work: request.work,
    error,
    reason: draft.reason,
    codeExpiresAt: draft.codeExpiresAt ?? 0,
    changeReason: (reason: string) => change({ reason }),
    giveReason: () => goTo('action'),
    back: () => {
      const before = stepBefore(step);
      if (before) goTo(before);
    },
    async choose(action: DeletionAction) {
      const next = stepAfterAction(action);
      if (next === 'deactivated') await rest();
      else goTo(next);
    },
    answer(answer: DeletionAnswer) {
      const next = stepAfterAnswer(answer);
      if (next !== 'closed') return goTo(next);
      forgetDraft(platform);
      onClose();
    },
    async verifyForm() {
      if (!isSettled()) return; // the second of two quick presses on the step before
      const outcome = await run('request', askForCode);
      if (outcome === 'done') goTo('code');
    },
    async resend() {
      const outcome = await run('resend', askForCode);
      if (outcome === 'done') platform.toast('success', messages.deletion.code.resent);
    },
    confirm: (otp: string) =>
      run('code', async () => {
        await confirmDeletion(platform, user.id, otp);
        forgetShopper(platform);
        setDone(true);
      }),
    async download() {
      const outcome = await run('download', () => downloadData(platform));
      if (outcome === 'done') platform.toast('success', messages.security.downloaded);
    },
    async leave() {
      await goHome(platform);
      forgetShopper(platform); // data that other tabs stored while they signed out
    },
  };
}

export type Deletion = ReturnType<typeof useDeletion>;
