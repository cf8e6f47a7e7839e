import { whenIdle } from '@nkm/platform';
import { deferred, hasFirstView } from '@nkm/ui';
import styles from './category-bar.module.css';

/** The bar of wide screens. A phone never loads its code; the links in the server's HTML work without it. */
export const CategoryBar = deferred(
  async () => (await import(/* webpackChunkName: "bar" */ './category-bar')).CategoryBar,
  {
    hydrateAfter: async () => hasFirstView() && new Promise<void>((resolve) => whenIdle(resolve)),
    // The same as in the styles.
    media: '(min-width: 900px)',
    loading: () => <div className={styles.bar} />,
  },
);
