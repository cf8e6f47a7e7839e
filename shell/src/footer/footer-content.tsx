import { useRef } from 'react';
import { useShell } from '../app/shell-context';
import { PrivacyChoices } from '../consent/privacy-choices';
import styles from '../layout/footer.module.css';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { ContactDetails } from './contact-details';
import { FooterIcon } from './footer-icon';
import { categoryGroups, footerGroups } from './footer-groups';
import { LinkList } from './link-list';
import { messages } from './messages';
import { useFolded } from './use-folded';

/** Everything in the footer (spec 1 §2.3). */
export default function FooterContent() {
  const { settings, claims, frame } = useShell();
  const footer = useRef<HTMLElement>(null);
  const folded = useFolded(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      <ul className={styles.promises} aria-label={messages.promises}>
        {messages.promiseList.map(({ icon, title, detail }) => (
          <li key={icon}>
            <FooterIcon name={icon} />
            <span>
              <strong>{title}</strong> {detail}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.top}>
        <NewsletterForm />
        <nav className={styles.groups} aria-label={messages.footer}>
          {footerGroups(frame.pages, claims, settings.brand).map((group) => (
            <LinkList key={group.title} group={group} folded={folded} />
          ))}
        </nav>
      </div>
      <nav className={styles.categories} aria-label={messages.categories}>
        {categoryGroups(frame.categories).map((group) => (
          <LinkList key={group.title} group={group} folded={folded} />
        ))}
      </nav>
      <ContactDetails contact={settings.contact} links={settings.links} />
      <div className={styles.end}>
        <p>
          © {settings.brand} · {messages.shipsNationwide}
        </p>
        <ul className={styles.row} aria-label={messages.payment}>
          {messages.cards.map((card) => (
            <li key={card} className={styles.card}>
              <FooterIcon name="card" />
              {card}
            </li>
          ))}
        </ul>
        <PrivacyChoices />
      </div>
    </footer>
  );
}
