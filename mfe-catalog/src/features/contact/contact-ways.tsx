import { usePlatform } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './contact.module.css';
import { messages } from './messages';

/** Other ways to get an answer, as far as the settings name them. */
export function ContactWays() {
  const { contact = {}, links } = usePlatform().settings;
  const { email, phone, address } = contact;
  return (
    <aside className={styles.ways} aria-label={messages.otherWays}>
      <h2>{messages.otherWays}</h2>
      <p>
        {messages.findAnswers} <Link to={paths.faqs()}>{messages.faqs}</Link>
      </p>
      <p>
        {messages.whereParcel} <Link to={paths.trackOrder()}>{messages.trackOrder}</Link>
      </p>
      <p>
        {messages.aboutProduct} <Link to={paths.storeContacts()}>{messages.askStore}</Link>
      </p>
      {(email || phone || address || links.chat) && (
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
