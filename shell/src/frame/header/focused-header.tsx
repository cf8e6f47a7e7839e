import type { FocusedFrame } from '@nkm/contracts';
import { Link } from 'react-router-dom';
import { isClaimed } from '../../app/is-claimed';
import { messages } from '../../app/messages';
import { useShell } from '../../app/shell-context';
import styles from './focused-header.module.css';
import header from './header.module.css';
import { Logo } from './logo';
import tool from '../tools/tool.module.css';

const HELP = '/faqs';

/** The top of a page of one task: logo, steps and help. */
export function FocusedHeader({ steps, step }: FocusedFrame) {
  const { claims } = useShell();
  return (
    <header className={header.header}>
      <div className={styles.inner}>
        <Logo />
        <ol className={styles.steps} aria-label={messages.steps}>
          {steps.map((title, at) => (
            <li key={title} aria-current={at + 1 === step ? 'step' : undefined}>
              {`${at + 1}\u00a0${title}`}
            </li>
          ))}
        </ol>
        {isClaimed(HELP, claims) && (
          <div className={styles.help}>
            <Link to={HELP} className={tool.tool}>
              {messages.help}
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}
