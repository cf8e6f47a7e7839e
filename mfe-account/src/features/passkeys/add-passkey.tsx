import type { Passkey } from '@nkm/contracts';
import { Button, deferred, FailurePanel, once, Spinner } from '@nkm/ui';
import { useRef, useState } from 'react';
import type { AddFormProps } from './add-form';
import { canUsePasskeys } from '../../webauthn/can-use-passkeys';
import { messages } from './messages';

const formCode = once(async () => (await import(/* webpackChunkName: "add-passkey" */ './add-form')).AddForm);
/** The form loads when the shopper opens it. */
const Form = deferred<AddFormProps>(formCode, {
  server: false,
  loading: () => <Spinner label={messages.loading} />,
  failed: ({ retry }) => <FailurePanel title={messages.notLoaded} onRetry={retry} />,
});

/** Preloads the form when its button gets pointer or focus. */
function prepare(): void {
  formCode.load().catch(() => undefined); // the opened form reports the failure
}

/** The answer of `GET /passkeys` (ours). */
export interface ShownPasskeys {
  passkeys: Passkey[];
  /** Adding one needs the current password. */
  has_password: boolean;
  most: number;
}

/** The button and the form for a new passkey, or why there is none. */
export function AddPasskey({ own, onChange }: { own: ShownPasskeys; onChange: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(false);
    // The form had the focus; the button is back after the next frame.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  }
  if (!canUsePasskeys()) return <p>{messages.unsupported}</p>;
  if (isOpen) return <Form hasPassword={own.has_password} onChange={onChange} onClose={close} />;
  if (own.passkeys.length >= own.most) return <p>{messages.most(own.most)}</p>;
  return (
    <div ref={place}>
      <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        {messages.add}
      </Button>
    </div>
  );
}
