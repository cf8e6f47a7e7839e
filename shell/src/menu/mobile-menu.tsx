import { useTopic } from '@nkm/platform';
import { Drawer, Tabs } from '@nkm/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SellerLink } from '../account/seller-link';
import { useShell } from '../app/shell-context';
import { AccountMenu } from '../layout/account-menu';
import { CurrencyPicker } from '../layout/currency-picker';
import { WidgetPanel } from '../layout/widget-panel';
import { CategoryList } from './category-list';
import { messages } from './messages';
import styles from './mobile-menu.module.css';

export { warmMenu } from './category-tree';

export interface MobileMenuProps {
  onClose(): void;
}

/** The menu of narrow screens: categories and cart, account, currency and language (spec 1 §2.3). */
export function MobileMenu({ onClose }: MobileMenuProps) {
  const { settings } = useShell();
  const { count } = useTopic('cart');
  useCloseOnNavigation(onClose);
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

/** Whatever was followed in the menu, the page it leads to is there now. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    close();
  }, [key, close]);
}
