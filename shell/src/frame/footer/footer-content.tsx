import { DOCUMENTED_PAYMENTS, paymentBrands, paymentNames } from '@nkm/contracts/payment-names';
import { useShell } from '../../app/shell-context';
import { PrivacyChoices } from './privacy-choices';
import styles from './footer.module.css';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { ContactDetails } from './contact-details';
import { FooterIcon } from './footer-icon';
import { categoryGroups, footerGroups } from './footer-groups';
import { LinkList } from './link-list';
import { messages } from './messages';
import { useFolded } from './use-folded';

/** The content of the footer. */
export function FooterContent() {
  const { settings, claims, frame } = useShell();
  const { payments = DOCUMENTED_PAYMENTS } = settings;
  const names = paymentNames(payments);
  const brands = paymentBrands(payments);
  const folded = useFolded();
  const groups = footerGroups(frame.pages, claims, settings.brand);
  const categories = categoryGroups(frame.categories);
  return (
    <footer className={styles.footer}>
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
        <nav className={styles.groups} aria-label={messages.footer}>
          {groups.map((group) => (
            <LinkList key={group.title} group={group} folded={folded} />
          ))}
        </nav>
      </div>
      <nav className={styles.categories} aria-label={messages.categories}>
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
