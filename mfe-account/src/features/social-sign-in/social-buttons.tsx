import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Checkbox, Notice, VisuallyHidden } from '@nkm/ui';
import { useRef, useState } from 'react';
import { offeredProviders, type ProviderName, PROVIDERS } from '../../social/providers';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './social-sign-in.module.css';
import { startSignIn } from './start-sign-in';

/** Buttons of the providers that the server offers (ACC-SCR-015). `leave` opens the provider's page. */
export function SocialButtons({ leave = (url: string) => window.location.assign(url) }) {
  const platform = usePlatform();
  const news = useRef<HTMLInputElement>(null);
  const [opening, setOpening] = useState<ProviderName | null>(null);
  const [error, setError] = useState('');
  const offered = offeredProviders(platform.settings);
  if (offered.length === 0) return null;

  async function open(provider: ProviderName) {
    if (opening !== null) return;
    setOpening(provider);
    setError('');
    try {
      leave(await startSignIn(platform, provider, news.current?.checked ?? false));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    }
    setOpening(null);
  }
  return (
    <section className={styles.ways} aria-labelledby="social">
      <h2 id="social" className={styles.or}>
        {messages.or}
      </h2>
      <div className={styles.buttons}>
        {offered.map((name) => (
          <Button
            key={name}
            wide
            busy={opening === name}
            disabled={opening !== null && opening !== name}
            onClick={() => void open(name)}
          >
            <VisuallyHidden>{messages.continueWith} </VisuallyHidden>
            <span>{PROVIDERS[name]}</span>
          </Button>
        ))}
      </div>
      <p className={styles.soft} role="status">
        {opening && messages.opening(PROVIDERS[opening])}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <Checkbox ref={news} name="social-news" label={messages.news} />
      <p className={styles.soft}>
        {messages.terms}{' '}
        <a href={paths.terms} target="_blank" rel="noopener">
          {messages.termsLink}
        </a>
        .
      </p>
    </section>
  );
}
