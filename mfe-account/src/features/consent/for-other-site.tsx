import { usePlatform, useTopic } from '@nkm/platform';
import { Notice, Skeleton } from '@nkm/ui';
import type { ReactNode } from 'react';
import { allowedSite } from './allowed-site';
import { ConsentPanel, UnknownSite } from './consent-panel';
import styles from './consent.module.css';
import { messages } from './messages';

/** The sign-in on behalf of another window: refusal, sign-in, then consent (ACC-RULE-001). */
export function ForOtherSite({ from, signIn }: { from: string; signIn: ReactNode }) {
  const { settings } = usePlatform();
  const session = useTopic('session');
  const site = allowedSite(from, settings.signInOrigins ?? []);
  if (site === null) return <UnknownSite />;
  if (session.status === 'restoring') return <Skeleton shape="block" />;
  if (session.user) return <ConsentPanel site={site} user={session.user} />;
  return (
    <>
      <Notice tone="info" className={styles.first}>
        {messages.signInFirst(site.origin)}
      </Notice>
      {signIn}
    </>
  );
}
