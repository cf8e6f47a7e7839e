import { afterPaint, deferred } from '@nkm/ui';
// The server renders the panels, and their visible HTML needs these styles at once.
import '../../../description/description.module.css';
import '../product-section.module.css';
import styles from './deferred-panels.module.css';
import { panelsCode } from './panels-code';
import './section-tabs.module.css';

/** Reserves space, so that the footer does not come into view before the panels. */
const Space = () => <div className={styles.space} />;

/** The panels of a product page. A navigation paints the top of the page first. */
export const ProductPanels = deferred(panelsCode, { loading: Space, renderAfter: afterPaint });
