import { Icon, icons } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import type { ToastStore } from '../../app/toasts';
import { messages } from '../../app/messages';
import { isClosed, rememberClosed } from './closed-promo';
import styles from './promo-banner.module.css';

/** The promo above the header, with its code to copy (SH-SCR-005). `shown` is false on pages without a header. */
export function PromoBanner({ shown }: { shown: boolean }) {
  const { frame, toasts } = useShell();
  const { promo } = frame;
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // The promo can have been closed on another page while this one was in the back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && promo && setClosed(isClosed(promo.id));
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [promo]);
  if (!promo || closed || !shown) return null;
  const { id, title, text, link, code } = promo;

  function close() {
    rememberClosed(id);
    setClosed(true);
  }

  return (
    <aside className={styles.banner} aria-label={messages.promotion}>
      <Link to={link} className={styles.link}>
        <span>{title}</span> {text && <span className={styles.more}>{text}</span>}
      </Link>
      {code && (
        <button
          type="button"
          className={styles.code}
          aria-label={messages.copyCode(code)}
          onClick={() => void copy(code, toasts)}
        >
          <span>{code}</span>
          <Icon path={icons.copy} />
        </button>
      )}
      <button type="button" className={styles.close} aria-label={messages.closePromotion} onClick={close}>
        <Icon path={icons.close} />
      </button>
    </aside>
  );
}

async function copy(code: string, toasts: ToastStore): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toasts.show('success', messages.codeCopied(code));
  } catch {
    toasts.show('info', messages.codeToNote(code)); // an old browser, or a plain http address
  }
}
