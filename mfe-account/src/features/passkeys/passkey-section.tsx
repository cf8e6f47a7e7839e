import type { Passkey } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { FailurePanel, Spinner } from '@nkm/ui';
import { useRef, useState } from 'react';
import { useSecurityList } from '../../security-list/use-security-list';
import { useOneRequest } from '../../one-request/use-one-request';
import { AddPasskey, type ShownPasskeys } from './add-passkey';
import { messages } from './messages';
import { PasskeyList } from './passkey-list';
import styles from '../../security-list/security-list.module.css';
import { RemoveDialog } from './remove-dialog';

/** The passkeys on /security; a server without them shows nothing. `onChange` follows an addition and a removal. */
export function PasskeySection({ onChange }: { onChange: () => void }) {
  const { settings } = usePlatform();
  const { user } = useTopic('session');
  if (!user || !settings.passkeys) return null;
  return <OwnPasskeys onChange={onChange} />;
}

function OwnPasskeys({ onChange }: { onChange: () => void }) {
  const { api, toast, toastError } = usePlatform();
  const { list: own, reload, retry } = useSecurityList<ShownPasskeys>('/passkeys');
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { work, run } = useOneRequest<'remove'>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function changed() {
    await reload();
    onChange();
  }

  async function remove({ id, name }: Passkey) {
    await api.delete(`/passkeys/${id}`);
    toast('success', messages.removed(name));
  }

  async function confirm(passkey: Passkey) {
    const outcome = await run('remove', () => remove(passkey), toastError);
    if (outcome === 'busy') return;
    setLeaving(null);
    await changed(); // also after a failure: another device may have removed it
    heading.current?.focus(); // the button may be gone
  }
  return (
    <section className={styles.panel} aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className={styles.soft}>{messages.hint}</p>
      {own === 'loading' && <Spinner label={messages.loading} />}
      {own === 'failed' && <FailurePanel title={messages.failed} onRetry={retry} />}
      {typeof own === 'object' && (
        <>
          <PasskeyList passkeys={own.passkeys} onRemove={setLeaving} />
          <AddPasskey own={own} onChange={changed} />
        </>
      )}
      {leaving && (
        <RemoveDialog
          name={leaving.name}
          busy={work !== null}
          onClose={() => setLeaving(null)}
          onConfirm={() => void confirm(leaving)}
        />
      )}
    </section>
  );
}
