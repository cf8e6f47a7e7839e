import { useTopic } from '@nkm/platform';
import { Drawer, Tabs } from '@nkm/ui';
import { SellerLink } from '../seller-link/seller-link';
import { useShell } from '../../app/shell-context';
import { AccountMenu } from '../tools/account-menu';
import { CurrencyPicker } from '../tools/currency-picker';
import { WidgetPanel } from '../panel/widget-panel';
import { CategoryList } from './category-list';
import { messages } from './messages';
import styles from './mobile-menu.module.css';
import { ServiceLinks } from './service-links';

export { warmMenu } from './category-tree';

export interface MobileMenuProps {
  onClose(): void;
  /** Closes the message that replaces a failed menu. */
  onDismiss?(): void;
}

/** The menu of narrow screens: categories and cart, account, currency and language (SH-SCR-019). */
export function MobileMenu({ onClose }: MobileMenuProps) {
  const { settings } = useShell();
  const { count } = useTopic('cart');
  return (
    <Drawer
      side="start"
      open
      onClose={onClose}
      title={settings.brand}
      className={styles.drawer}
      actions={
        <div className={styles.choices} role="group" aria-label={messages.choices}>
          <CurrencyPicker />
          <span>{messages.english}</span>
        </div>
      }
    >
      <div className={styles.account}>
        <AccountMenu />
        <SellerLink className={styles.seller} />
      </div>
      <ServiceLinks className={styles.services} onFollow={onClose} />
      <Tabs
        label={messages.menu}
        tabs={[
          { id: 'categories', title: messages.categories, panel: <CategoryList onFollow={onClose} /> },
          {
            id: 'cart',
            title: `${messages.cart} (${count})`,
            panel: <WidgetPanel name="mini-cart" onDone={onClose} />,
          },
        ]}
      />
    </Drawer>
  );
}
