import { Badge, Notice } from '@nkm/ui';
import { messages } from './messages';
import styles from './sections.module.css';

/** The sections that the shopper need not send again. */
export function AcceptedSections({ names }: { names: readonly string[] }) {
  return (
    <Notice tone="success" title={messages.accepted}>
      <ul className={styles.sections}>
        {names.map((name) => (
          <li key={name}>
            <span>{name}</span>{' '}
            <Badge tone="good" className={styles.state}>
              {messages.state.accepted}
            </Badge>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
