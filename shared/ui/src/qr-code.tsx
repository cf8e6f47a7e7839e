import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Squares without ink around the code, which scanners need. */
const BORDER = 4;

export interface QrCodeProps {
  text: string;
  /** Text alternative. */
  label: string;
}

/** A text as a QR code, always dark on white. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={squares.join('')} />
    </svg>
  );
}
