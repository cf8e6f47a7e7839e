import { Icon } from '@nkm/ui';
import styles from './footer-icon.module.css';

/**
 * Footer icons, each one path on a 24-unit grid. They are not in the UI kit: they would add bytes to every first view.
 * Feather 4.29 by Cole Bemis, MIT licence (https://github.com/feathericons/feather).
 */
const PATHS = {
  truck:
    'M1 3h15v13H1zM16 8h4l3 3v5h-7zM3 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM16 18.5a2.5 2.5 0 1 0 5 ' +
    '0a2.5 2.5 0 1 0-5 0z',
  return: 'M1 4v6h6M3.51 15a9 9 0 1 0 2.13-9.36L1 10',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  support:
    'M3 18v-6a9 9 0 0 1 18 0v6M21 19a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3zM3 19a2 2 0 0 0 2 ' +
    '2h1a2 2 0 0 0 2-2v-3a2 2 0 0 0-2-2H3z',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  twitter:
    'M23 3a10.9 10.9 0 0 1-3.14 1.53 4.48 4.48 0 0 0-7.86 3v1A10.66 10.66 0 0 1 3 4s-4 9 5 13a11.64 11.64 0 ' +
    '0 1-7 2c9 5 20 0 20-11.5a4.5 4.5 0 0 0-.08-.83A7.72 7.72 0 0 0 23 3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.37A4 4 0 1 1 12.63 8 4 4 ' +
    '0 0 1 16 11.37zM17.5 6.5h.01',
  card: 'M3 4h18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM1 10h22',
} as const;

export type FooterIconName = keyof typeof PATHS;

export function FooterIcon({ name }: { name: FooterIconName }) {
  return <Icon path={PATHS[name]} className={styles.icon} />;
}
