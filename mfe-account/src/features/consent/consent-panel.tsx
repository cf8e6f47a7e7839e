import type { User } from '@nkm/contracts';
import { STORAGE_KEYS, usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import type { AllowedSite } from './allowed-site';
import styles from './consent.module.css';
import { foreignOpener, handOver } from './hand-over';
import { messages } from './messages';

type Step = 'asks' | 'allowed' | 'refused' | 'no opener' | 'no session';

/** Asks a signed-in shopper whether another site may use the account (ACC-RULE-001). */
export function ConsentPanel({ site, user }: { site: AllowedSite; user: User }) {
  const { storage } = usePlatform();
  const [step, setStep] = useState<Step>(() => (foreignOpener() ? 'asks' : 'no opener'));

  function allow() {
    const opener = foreignOpener();
    const token = storage.get(STORAGE_KEYS.token);
    if (!opener) return setStep('no opener');
    if (token === null) return setStep('no session');
    handOver(opener, site, { token, profile: user });
    setStep('allowed');
  }
  return (
    <section className={styles.panel} aria-labelledby="consent">
      <h1 id="consent">{messages.heading}</h1>
      {step === 'asks' && (
        <>
          <p className={styles.asks}>{messages.asks(site.origin, user.email)}</p>
          <p>{messages.meaning}</p>
          <Button variant="main" size="l" wide onClick={allow}>
            {messages.allow}
          </Button>
          <Button size="l" wide onClick={() => setStep('refused')}>
            {messages.refuse}
          </Button>
        </>
      )}
      {step === 'allowed' && <Notice tone="success">{messages.allowed(site.origin)}</Notice>}
      {step === 'refused' && <Notice tone="info">{messages.refused}</Notice>}
      {step === 'no session' && <Notice tone="error">{messages.noSession}</Notice>}
      {step === 'no opener' && (
        <Notice tone="error" title={messages.noOpener(site.origin)}>
          {messages.noOpenerNext}
        </Notice>
      )}
    </section>
  );
}

/** For a site that is not on the list of the shop. */
export function UnknownSite() {
  return (
    <section className={styles.panel} aria-labelledby="consent">
      <h1 id="consent">{messages.heading}</h1>
      <Notice tone="error" title={messages.unknownSite}>
        {messages.unknownSiteNext}
      </Notice>
      <Button to={paths.home}>{messages.backToShop}</Button>
    </section>
  );
}
