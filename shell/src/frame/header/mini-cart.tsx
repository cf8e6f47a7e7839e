import { useTopic } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { useId } from 'react';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import drop from '../panel/drop-panel.module.css';
import { PressLink } from '../panel/press-link';
import { useDropPanel } from '../panel/use-drop-panel';
import { WidgetPanel } from '../panel/widget-panel';
import styles from '../tools/tool.module.css';

/**
 * The cart counter and the cart slice's panel, which opens on hover or press. Without scripts it is a link to the cart.
 */
export function MiniCart() {
  const { count } = useTopic('cart');
  const { place, open, toggle, close, hover } = useDropPanel();
  const panel = useId();

  return (
    <div ref={place} {...hover}>
      <PressLink
        to={paths.cart}
        className={styles.tool}
        aria-label={`${messages.cart}, ${count}`}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onPress={toggle}
      >
        <Icon path={icons.cart} />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </PressLink>
      {open && (
        <div className={drop.panel} id={panel} role="region" aria-label={messages.cart}>
          <WidgetPanel name="mini-cart" onDone={close} />
        </div>
      )}
    </div>
  );
}
