import { hasFeature } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, FailurePanel, Spinner } from '@nkm/ui';
import { useRef, useState } from 'react';
import { prepareProofDialog, ProofDialog } from '../../proof/deferred-proof-dialog';
import styles from '../../security-list/security-list.module.css';
import { useSecurityList } from '../../security-list/use-security-list';
import { PROVIDERS } from '../../social/providers';
import { messages } from './messages';

/** The answer of `GET /users/me/identities` (ours). */
interface Identities {
  identities: { provider: string; handle: string | null; created_at: string }[];
  /** Why the last one cannot be disconnected. */
  keeps: string | null;
}

const titleOf = (provider: string) => (PROVIDERS as Record<string, string>)[provider] ?? provider;

/** The accounts at Google, Apple and Twitter on /security; a server without this addition shows nothing. */
export function IdentitySection({ onChange }: { onChange: () => void }) {
  const { settings } = usePlatform();
  const { user } = useTopic('session');
  return user && hasFeature(settings, 'identities') ? <OwnIdentities onChange={onChange} /> : null;
}

function OwnIdentities({ onChange }: { onChange: () => void }) {
  const { api, toast } = usePlatform();
  const { list: own, reload, retry } = useSecurityList<Identities>('/users/me/identities');
  const [leaving, setLeaving] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function disconnect(provider: string, password?: string) {
    await api.post(`/social/${provider}/disconnect`, { password });
    toast('success', messages.disconnected(titleOf(provider)));
    setLeaving(null);
    await reload();
    onChange();
    heading.current?.focus(); // the button is gone
  }
  const isShown = typeof own === 'object';
  return (
    <section className={styles.panel} aria-labelledby="identities">
      <h2 id="identities" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className={styles.soft}>{messages.hint}</p>
      {own === 'loading' && <Spinner label={messages.loading} />}
      {own === 'failed' && <FailurePanel title={messages.failed} onRetry={retry} />}
      {isShown && own.identities.length === 0 && <p>{messages.none}</p>}
      {isShown && own.identities.length > 0 && (
        <ul className={styles.list}>
          {own.identities.map(({ provider, handle, created_at }) => (
            <li key={provider} className={styles.row}>
              <div>
                <p className={styles.name}>{[titleOf(provider), handle].filter(Boolean).join(' ')}</p>
                <p className={styles.soft}>
                  {messages.connected} <time dateTime={created_at}>{lagosDateTime(created_at)}</time>
                </p>
              </div>
              {own.keeps === null && (
                <Button
                  size="s"
                  aria-label={messages.disconnectName(titleOf(provider))}
                  aria-haspopup="dialog"
                  onPointerEnter={prepareProofDialog}
                  onFocus={prepareProofDialog}
                  onClick={() => setLeaving(provider)}
                >
                  {messages.disconnect}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isShown && own.keeps !== null && <p>{own.keeps}</p>}
      {leaving !== null && (
        <ProofDialog
          danger
          title={messages.question(titleOf(leaving))}
          submit={messages.disconnect}
          submitting={messages.disconnecting}
          onClose={() => setLeaving(null)}
          onConfirm={(password) => disconnect(leaving, password)}
        >
          <p>{messages.questionHint(titleOf(leaving))}</p>
        </ProofDialog>
      )}
    </section>
  );
}
