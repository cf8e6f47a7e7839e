import { ApiError, usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { textOfFailure } from '../webauthn/text-of-failure';
import { useOneRequest } from '../one-request/use-one-request';
import { messages } from './messages';
import { proveWithPasskey } from './prove-with-passkey';

/** Why the shopper cannot continue: at the password, or in general. */
interface Failure {
  password?: string;
  text?: string;
}

/**
 * Runs the change with the password, or after a confirmation with a passkey. `confirm` rejects with `ApiError`; errors
 * of its other fields are the caller's.
 */
export function useProof(confirm: (password?: string) => Promise<void>) {
  const platform = usePlatform();
  const request = useOneRequest<'password' | 'passkey'>();
  const [failure, setFailure] = useState<Failure>({});
  const fail = (cause: unknown) => {
    const { password } = cause instanceof ApiError ? cause.errors : {};
    setFailure(password ? { password: password.join(' ') } : { text: textOfFailure(cause) });
  };

  return {
    work: request.work,
    failure,
    /** `password`: null when none is needed. */
    submit: (password: string | null) => {
      setFailure({});
      if (password === '') return setFailure({ password: messages.passwordRequired });
      void request.run('password', () => confirm(password ?? undefined), fail);
    },
    usePasskey: () => {
      setFailure({});
      const prove = async () => {
        if (await proveWithPasskey(platform)) await confirm();
        else setFailure({ text: messages.passkeyCancelled });
      };
      void request.run('passkey', prove, fail);
    },
  };
}
