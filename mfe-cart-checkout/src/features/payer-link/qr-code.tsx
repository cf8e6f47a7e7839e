import { encode } from 'uqr';
import styles from './payer-link.module.css';
import { messages } from './messages';

/** The address as a QR code, for a person beside the shopper. One path, because the page allows no markup from text. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.qr}>
      <path className={styles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}
