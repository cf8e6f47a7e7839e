import { DOCUMENTED_PAYMENTS, paymentBrands, paymentNames } from '@nkm/contracts/payment-names';
import { useRef } from 'react';
import { useShell } from '../../app/shell-context';
import { PrivacyChoices } from '../consent/privacy-choices';
import styles from './footer.module.css';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { ContactDetails } from './contact-details';
import { FooterIcon } from './footer-icon';
import { categoryGroups, footerGroups } from './footer-groups';
import { LinkList } from './link-list';
import { messages } from './messages';
import { useFolded } from './use-folded';

/**
 * Heights of the folded footer and of each folded group on phones, in rem. They keep the page length stable until the
 * browser lays the footer out. The styles have the heights with all links.
 */
const FOLDED = { footer: 70, group: 2.8125 };

/** The content of the footer. */
export function FooterContent() {
  const { settings, claims, frame } = useShell();
  const { payments = DOCUMENTED_PAYMENTS } = settings;
  const names = paymentNames(payments);
  const brands = paymentBrands(payments);
  const footer = useRef<HTMLElement>(null);
  const folded = useFolded(footer);
  const groups = footerGroups(frame.pages, claims, settings.brand);
  const categories = categoryGroups(frame.categories);
  const height = (rem: number) => (folded ? { containIntrinsicHeight: `auto ${rem}rem` } : undefined);
  return (
    <footer ref={footer} className={styles.footer} style={height(FOLDED.footer)}>
      <ul className={styles.promises} aria-label={messages.promises}>
        {messages.promiseList(names, names === paymentNames()).map(({ icon, title, detail }) => (
          <li key={icon}>
            <FooterIcon name={icon} />
            <span>
              <strong>{title}</strong> <span>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.top}>
        <NewsletterForm />
        <nav className={styles.groups} style={height(groups.length * FOLDED.group)} aria-label={messages.footer}>
          {groups.map((group) => (
            <LinkList key={group.title} group={group} folded={folded} />
          ))}
        </nav>
      </div>
      <nav
        className={styles.categories}
        style={height(categories.length * FOLDED.group)}
        aria-label={messages.categories}
      >
        {categories.map((group) => (
          <LinkList key={group.title} group={group} folded={folded} />
        ))}
      </nav>
      <ContactDetails contact={settings.contact} links={settings.links} />
      <div className={styles.end}>
        <p>{`© ${settings.brand} · ${messages.shipsNationwide}`}</p>
        {brands.length > 0 && (
          <ul className={styles.row} aria-label={messages.payment}>
            {brands.map((brand) => (
              <li key={brand} className={styles.card}>
                <FooterIcon name="card" />
                <span>{brand}</span>
              </li>
            ))}
          </ul>
        )}
        <PrivacyChoices />
      </div>
    </footer>
  );
}
