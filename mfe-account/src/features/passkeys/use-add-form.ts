import { ApiError, usePlatform } from '@nkm/platform';
import { useRef, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { canSendAgain, isOnDevice, type MadePasskey, makePasskey, storePasskey } from './create-passkey';
import { messages } from './messages';
import { textOfFailure } from '../../webauthn/text-of-failure';

const texts = messages.form;

interface Failure {
  password?: string;
  name?: string;
  /** Of no field. */
  text?: string;
}

/**
 * Makes a passkey and stores it. One that the server did not get is sent again, so that the device keeps no useless
 * one.
 */
export function useAddForm({ hasPassword, onChange }: { hasPassword: boolean; onChange: () => Promise<void> }) {
  const platform = usePlatform();
  const { work, run } = useOneRequest<'add'>();
  const [failure, setFailure] = useState<Failure>({});
  const [note, setNote] = useState('');
  const made = useRef<MadePasskey | null>(null);

  async function add(password: string, name: string) {
    setFailure({});
    setNote('');
    if (hasPassword && password === '') return setFailure({ password: texts.passwordRequired });
    made.current ??= await makePasskey(platform, hasPassword ? password : undefined);
    if (made.current === null) return setNote(texts.cancelled);
    try {
      await storePasskey(platform, made.current, name);
    } catch (cause) {
      if (canSendAgain(cause)) throw cause;
      made.current = null;
      await onChange(); // an earlier try, whose answer got lost, may have added it
      throw cause;
    }
    made.current = null;
    platform.toast('success', texts.done);
    await onChange();
    return true;
  }

  return {
    isBusy: work !== null,
    failure,
    note,
    /** @returns whether the passkey was added */
    async submit(password: string, name: string): Promise<boolean> {
      let isAdded = false;
      await run(
        'add',
        async () => {
          isAdded = (await add(password, name)) === true;
        },
        (cause) => setFailure(failureOf(cause)),
      );
      return isAdded;
    },
  };
}

function failureOf(cause: unknown): Failure {
  if (isOnDevice(cause)) return { text: texts.onDevice };
  if (!(cause instanceof ApiError)) return { text: textOfFailure(cause) };
  const { password, name } = cause.errors;
  if (password) return { password: password.join(' ') };
  return name ? { name: name.join(' ') } : { text: textOfFailure(cause) };
}
