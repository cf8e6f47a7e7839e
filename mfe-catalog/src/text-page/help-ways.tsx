import { usePlatform } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import styles from './help-ways.module.css';
import { messages } from './messages';

const WAYS = [
  { what: messages.findAnswers, name: messages.faqs, to: paths.faqs() },
  { what: messages.whereParcel, name: messages.trackOrder, to: paths.trackOrder() },
  { what: messages.aboutProduct, name: messages.askStore, to: paths.storeContacts() },
  { what: messages.anythingElse, name: messages.contactUs, to: paths.contactUs() },
];

/** Ways to get an answer, without the page that already shows them; and contacts, as far as the settings name them. */
export function HelpWays({ beside }: { beside: string }) {
  const { contact = {}, links } = usePlatform().settings;
  const { email, phone, address } = contact;
  const heading = beside === paths.contactUs() ? messages.otherWays : messages.needHelp;
  return (
    <aside className={styles.ways} aria-label={heading}>
      <h2>{heading}</h2>
      {WAYS.filter(({ to }) => to !== beside).map(({ what, name, to }) => (
        <p key={to}>
          <span>{what}</span> <Link to={to}>{name}</Link>
        </p>
      ))}
      {(email || phone || address) && (
        <dl>
          {email && (
            <div>
              <dt>{messages.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>{messages.phone}</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>{messages.address}</dt>
              <dd>{address}</dd>
            </div>
          )}
        </dl>
      )}
      {links.chat && (
        <a href={links.chat} target="_blank" rel="noopener noreferrer">
          {messages.chat}
        </a>
      )}
    </aside>
  );
}
