import { usePlatform } from '@nkm/platform';
import { Button, Notice, once } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { finishSignIn } from '../../after-sign-in/finish-sign-in';
import { messages } from '../../messages';
import { canUsePasskeys } from '../../webauthn/can-use-passkeys';
import styles from './passkey-button.module.css';
import { messages as texts } from './sign-in-messages';
import { textOfFailure } from '../../webauthn/text-of-failure';

const code = once(
  async () => (await import(/* webpackChunkName: "passkey-sign-in" */ './sign-in-with-passkey')).signInWithPasskey,
);

/** Preloads the code when the button gets pointer or focus. */
function prepare(): void {
  code.load().catch(() => undefined); // the press reports the failure
}

/** Signs in with a passkey. With `stays`, another step on this page follows. */
export function PasskeyButton({ stays = false }: { stays?: boolean }) {
  const platform = usePlatform();
  // Nearly all browsers have passkeys, so the page from the server has the button.
  const [isSupported, setSupported] = useState(true);
  useEffect(() => setSupported(canUsePasskeys()), []);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const { work, run } = useOneRequest<'passkey'>();
  if (!isSupported || !platform.settings.passkeys) return null;

  async function signIn() {
    setNote('');
    setError('');
    const signInWithPasskey = await code.load().catch(() => null);
    if (signInWithPasskey === null) return setError(messages.security.notOpened);
    const session = await signInWithPasskey(platform);
    if (session) await finishSignIn(platform, session, { stays });
    else setNote(texts.cancelled);
  }
  return (
    <div className={styles.way}>
      <Button
        wide
        busy={work !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void run('passkey', signIn, (cause) => setError(textOfFailure(cause)))}
      >
        {work ? texts.working : texts.button}
      </Button>
      <p className={styles.note} role="status">
        {note}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
