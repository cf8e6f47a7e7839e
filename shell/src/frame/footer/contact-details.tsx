import type { Settings } from '@nkm/contracts';
import styles from './footer.module.css';
import { FooterIcon } from './footer-icon';
import { messages } from './messages';

const SOCIAL = ['facebook', 'twitter', 'instagram'] as const;
const STORES = ['android', 'ios', 'huawei'] as const;

/** Contact details from the server settings; only those that are set are shown (SH-SCR-022). */
export function ContactDetails({ contact = {}, links }: Pick<Settings, 'contact' | 'links'>) {
  const social = SOCIAL.filter((name) => links[name]);
  const stores = STORES.filter((name) => links[name]);
  const hasContact = Boolean(contact.email || contact.phone || contact.address || links.chat);
  if (!hasContact && social.length === 0 && stores.length === 0) return null;
  return (
    <section className={styles.contact}>
      <h2>{messages.contact}</h2>
      {hasContact && (
        <address className={styles.row}>
          {contact.address && <span>{contact.address}</span>}
          {contact.phone && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>}
          {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {links.chat && <Elsewhere to={links.chat}>{messages.chat}</Elsewhere>}
        </address>
      )}
      {social.length > 0 && (
        <ul className={styles.row} aria-label={messages.follow}>
          {social.map((name) => (
            <li key={name}>
              <Elsewhere to={links[name]!} label={messages[name]}>
                <FooterIcon name={name} />
              </Elsewhere>
            </li>
          ))}
        </ul>
      )}
      {stores.length > 0 && (
        <ul className={styles.row} aria-label={messages.app}>
          {stores.map((name) => (
            <li key={name}>
              <Elsewhere to={links[name]!}>{messages[name]}</Elsewhere>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Elsewhere({ to, label, children }: { to: string; label?: string; children: React.ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}
