import { Button, Notice } from '@nkm/ui';
import { BarePage } from '../../bare-page/bare-page';
import { type ProviderName, PROVIDERS } from '../../social/providers';
import { paths } from '../../paths';
import { EmailForm } from './email-form';
import { messages } from './messages';
import styles from './social-sign-in.module.css';
import { type Landing, useLanding } from './use-landing';

/** No other button of the page leads on. */
const isLastWay = (landing: Landing) => landing.kind === 'connect' || (landing.kind === 'failed' && !landing.retry);

/** Where a provider sends the shopper back to. */
export function SocialLanding({ provider }: { provider: ProviderName }) {
  const { landing, retry, useEmail } = useLanding(provider);
  return (
    <BarePage>
      <div className={styles.landing}>
        <h1>{messages.heading(PROVIDERS[provider])}</h1>
        <p role="status">{landing.kind === 'working' && messages.authenticating}</p>
        {landing.kind === 'done' && <Notice tone="success">{messages.done}</Notice>}
        {landing.kind === 'email' && <EmailForm error={landing.text} onEmail={useEmail} />}
        {landing.kind === 'connect' && <Notice tone="warning">{landing.text}</Notice>}
        {landing.kind === 'failed' && <Notice tone="error">{landing.text}</Notice>}
        {landing.kind === 'failed' && landing.retry && (
          <Button variant="main" onClick={retry}>
            {messages.retry}
          </Button>
        )}
        {(landing.kind === 'failed' || landing.kind === 'connect' || landing.kind === 'email') && (
          <Button to={paths.account} variant={isLastWay(landing) ? 'main' : 'quiet'}>
            {landing.kind === 'failed' ? messages.again : messages.withPassword}
          </Button>
        )}
      </div>
    </BarePage>
  );
}
