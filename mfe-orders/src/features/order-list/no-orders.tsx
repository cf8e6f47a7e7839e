import { Button } from '@nkm/ui';
import { messages } from '../../messages';
import { paths } from '../../paths';
import styles from './no-orders.module.css';

const texts = messages.myOrders;

export function NoOrders() {
  return (
    <div className={styles.empty}>
      <Parcel />
      <p className={styles.title}>{texts.empty}</p>
      <p className={styles.hint}>{texts.emptyHint}</p>
      <Button to={paths.shop} variant="main">
        {texts.goShopping}
      </Button>
    </div>
  );
}

function Parcel() {
  return (
    <svg className={styles.parcel} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      <path className={styles.shade} d="M20 104h120l-10 8H30z" />
      <path className={styles.side} d="M28 52l52 18v40L28 92z" />
      <path className={styles.front} d="M132 52L80 70v40l52-18z" />
      <path className={styles.inside} d="M28 52l52-18 52 18-52 18z" />
      <path className={styles.flap} d="M28 52L10 36l52-18 18 16zM132 52l18-16-52-18-18 16z" />
      <path className={styles.tape} d="M98 64l10-4v18l-5-3-5 6z" />
    </svg>
  );
}
